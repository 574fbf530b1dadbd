// @vitest-environment node
import { createHash } from 'node:crypto';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../src/plugins/headers';
import { headersFor } from '../../src/plugins/headers-file';

describe('the headers of a path', () => {
  const text = `/*
  A: everywhere
  B: img-src 'self' data:

/assets/*
  ! B
  A: of an asset

/sw.js
  C: of the worker
`;
  const everywhere = { A: 'everywhere', B: "img-src 'self' data:" };

  test.each([
    ['those of the block that it falls under, with colons', '/about', everywhere],
    ['those of all blocks, of which a later one replaces and takes back', '/assets/a.js', { A: 'of an asset' }],
    ['those of a block for that very path, too', '/sw.js', { ...everywhere, C: 'of the worker' }],
    ['not those of a block for another path', '/sw.js.map', everywhere],
    ['not those of a block for a path elsewhere', '/x/sw.js', everywhere],
  ])('are %s', (_, path, headers) => {
    expect(headersFor(text, path)).toEqual(headers);
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
  const sources: Record<string, string> = { 'index.html': document('a{}'), 'about.html': document('b{}') };
  const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

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
  });

  test('let exactly the scripts and styles run that stand in the documents', () => {
    const [, scripts, styles = ''] = /script-src ([^;]*); style-src ([^;]*);/.exec(written._headers ?? '') ?? [];
    expect(scripts).toBe(`'self' ${sha256(boot)}`);
    expect(styles.split(' ').sort()).toEqual([sha256('a{}'), sha256('b{}')].sort());
  });

  test('stand in each document, too, before anything that they rule over', () => {
    const [, stated] =
      /^ {2}Content-Security-Policy: (.*); frame-ancestors 'none'$/m.exec(written._headers ?? '') ?? [];
    const meta = `<meta http-equiv="Content-Security-Policy" content="${stated}">`;
    for (const [name, source] of Object.entries(sources))
      expect(written[name]).toBe(source.replace('<meta charset="utf-8">', `<meta charset="utf-8">${meta}`));
  });
});
