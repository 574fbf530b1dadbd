// @vitest-environment node
import { createHash } from 'node:crypto';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../src/plugins/headers';
import { headersFor } from '../../src/plugins/headers-file';

describe('the headers of a path', () => {
  const text = [
    '/*',
    '  Cache-Control: no-cache',
    '  X-Content-Type-Options: nosniff',
    '',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
    '/sw.js',
    '  Service-Worker-Allowed: /',
    '',
  ].join('\n');

  test('are those of the block that it falls under', () => {
    expect(headersFor(text, '/about')).toEqual({
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  test('are those of all blocks that it falls under, a later one first', () => {
    expect(headersFor(text, '/assets/main-1.js')).toEqual({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  test('include those of a block for that very path', () => {
    expect(headersFor(text, '/sw.js')).toHaveProperty('Service-Worker-Allowed', '/');
  });

  test.each(['/sw.js.map', '/sw.json', '/assets/sw.js'])('leave out those of a block for /sw.js: %s', (path) => {
    expect(headersFor(text, path)).not.toHaveProperty('Service-Worker-Allowed');
  });

  test('keep a value with colons whole', () => {
    expect(headersFor("/*\n  Content-Security-Policy: img-src 'self' data:\n", '/')).toEqual({
      'Content-Security-Policy': "img-src 'self' data:",
    });
  });

  test('are none where no block applies or nothing is written', () => {
    expect(headersFor('/assets/*\n  A: b\n', '/')).toEqual({});
    expect(headersFor('', '/')).toEqual({});
  });
});

describe('the headers of a build', () => {
  const boot = 'start();\nmore()';
  const document = (styles: string) =>
    `<head><meta charset="utf-8"><style>${styles}</style><script>${boot}</script></head>`;
  const sources: Record<string, string> = {
    'index.html': document('a{}'),
    'about.html': document('b{}'),
  };
  const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  let headers: Record<string, string>;
  let written: Record<string, string>;

  beforeAll(async () => {
    const output = (await build({
      configFile: false,
      publicDir: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'documents',
          resolveId: (id) => (id === 'entry' ? id : null),
          load: (id) => (id === 'entry' ? 'export {}' : null),
          generateBundle() {
            for (const [fileName, source] of Object.entries(sources))
              this.emitFile({ type: 'asset', fileName, source });
          },
        },
        securityHeaders(),
      ],
      build: { write: false, rolldownOptions: { input: 'entry' } },
    })) as Rolldown.RolldownOutput;
    written = Object.fromEntries(
      output.output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)]] : [])),
    );
    headers = headersFor(written._headers ?? '', '/about');
  });

  const policy = () => headers['Content-Security-Policy'] ?? '';
  const allowed = (directive: string) => {
    const found = policy()
      .split('; ')
      .find((part) => part.startsWith(`${directive} `));
    return found?.split(' ').slice(1).sort();
  };

  test('let exactly the scripts and styles run that stand in the documents', () => {
    expect(allowed('script-src')).toEqual(["'self'", sha256(boot)].sort());
    expect(allowed('style-src')).toEqual([sha256('a{}'), sha256('b{}')].sort());
  });

  test('let nothing run, load or leave by default', () => {
    expect(allowed('default-src')).toEqual(["'none'"]);
    expect(allowed('form-action')).toEqual(["'none'"]);
    expect(policy()).not.toMatch(/unsafe|\*|https?:/);
  });

  test('keep the site out of frames', () => {
    expect(allowed('frame-ancestors')).toEqual(["'none'"]);
  });

  test('stand in each document, too, before anything that they rule over', () => {
    const stated = policy().replace("; frame-ancestors 'none'", '');
    for (const [name, source] of Object.entries(sources)) {
      const meta = `<meta http-equiv="Content-Security-Policy" content="${stated}">`;
      expect(written[name]).toBe(source.replace('<meta charset="utf-8">', `<meta charset="utf-8">${meta}`));
    }
  });

  test('let nothing else run, and nobody frame, what stands in for a missing file', () => {
    const plain = headersFor(written._headers ?? '', '/logos/nope.svg');
    expect(plain['Content-Security-Policy']).toBe(`script-src 'self' ${sha256(boot)}; frame-ancestors 'none'`);
    expect(plain).not.toHaveProperty('Permissions-Policy');
  });

  test('keep hashed files for ever, and documents only until asked again', () => {
    expect(headers['Cache-Control']).toBe('no-cache');
    expect(headersFor(written._headers ?? '', '/assets/main-1.js')['Cache-Control']).toContain('immutable');
  });
});
