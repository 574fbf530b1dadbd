import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { nginxConfig } from '../../.tools/nginx-config';
import { securityHeaders } from '../../src/plugins/headers';
import { headersFor } from '../../src/plugins/headers-file';

describe('The headers of a path', () => {
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

  test('are none if no block applies or nothing is written', () => {
    expect(headersFor('/assets/*\n  A: b\n', '/')).toEqual({});
    expect(headersFor('', '/')).toEqual({});
  });
});

describe('The headers of a build', () => {
  /** The text of `_headers`, and of a document with a script and a style in it. */
  async function buildWith(facts: { messages?: string }) {
    const source = '<meta charset="utf-8"><script>run()</script><style>p{}</style>';
    const { output } = (await build({
      configFile: false,
      publicDir: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? id : null),
          load: (id) => (id === 'entry' ? 'export {}' : null),
          generateBundle() {
            this.emitFile({ type: 'asset', fileName: 'index.html', source });
          },
        },
        securityHeaders(facts),
      ],
      build: { write: false, rolldownOptions: { input: 'entry' } },
    })) as Rolldown.RolldownOutput;
    const files = Object.fromEntries(
      output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)]] : [])),
    );
    return { headers: headersFor(files._headers ?? '', '/'), document: files['index.html'] ?? '' };
  }

  test.each([
    [{}, "'self'", "'none'"],
    [{ messages: '/api/contact' }, "'self'", "'self'"],
    [
      { messages: 'https://forms.example.nl/f/abc?x=1' },
      "'self' https://forms.example.nl/f/abc",
      'https://forms.example.nl/f/abc',
    ],
  ])('let messages go to the one place for them: %j', async (facts, connections, forms) => {
    const { headers, document } = await buildWith(facts);
    const policy = headers['Content-Security-Policy'];
    expect(policy).toContain(`; connect-src ${connections}; `);
    expect(policy).toContain(`; form-action ${forms}; `);
    // The document says the same, for hosts that send no headers; who may frame it, only a header can say.
    expect(document).toContain(`content="${policy?.replace("; frame-ancestors 'none'", '')}">`);
  });

  test('take away from the page what it would have to ask a visitor for', async () => {
    const { headers } = await buildWith({});
    for (const feature of [
      'camera',
      'microphone',
      'geolocation',
      'payment',
      'usb',
      'display-capture',
      'clipboard-read',
    ])
      expect(headers['Permissions-Policy']?.split(', ')).toContain(`${feature}=()`);
  });
});

describe('The configuration of nginx', () => {
  const headers = `/*
  Content-Security-Policy: default-src 'none'; img-src "x"
  Cache-Control: no-cache

/assets/*
  ! Content-Security-Policy
  ! Cache-Control
  Cache-Control: immutable

/.well-known/*
  Content-Type: text/plain
`;
  const config = nginxConfig(headers, { root: '/srv/site', listen: '127.0.0.1:8080' });

  test.each([
    ['serves the folder that it is given', 'root /srv/site;'],
    ['listens where it is told to', 'listen 127.0.0.1:8080;'],
    [
      'tells by the file that is sent which headers it gets',
      'map $uri $site_kind {\n  ~^/assets/ /assets/*;\n  ~^/.well-known/ /.well-known/*;\n}',
    ],
    ['knows the values of each kind', '$site_cache_control {\n  default "no-cache";\n  /assets/* "immutable";'],
    ['sends them with each status', 'add_header Cache-Control $site_cache_control always;'],
    ['keeps a value with quotes whole', String.raw`default "default-src 'none'; img-src \"x\"";`],
    ['sends no header that was taken back', '/assets/* "";'],
  ])('%s', (_, text) => {
    expect(config).toContain(text);
  });

  test('leaves the types of files to nginx', () => {
    expect(config).not.toContain('Content-Type');
  });
});
