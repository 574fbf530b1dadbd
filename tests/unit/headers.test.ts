import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { nginxConfig } from '../../.tools/nginx-config';
import { securityHeaders } from '../../src/plugins/headers';
import { headersFor } from '../../src/plugins/headers-file';
import { second } from '../languages';

const written = `/*
  Cache-Control: no-cache
  Content-Security-Policy: default-src 'none'; img-src data: "x"

/assets/*
  ! Content-Security-Policy
  ! Cache-Control
  Cache-Control: immutable

/sw.js
  Content-Type: text/javascript
`;

const everywhere = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': `default-src 'none'; img-src data: "x"`,
};

test.each([
  ['those of the block that it falls under, with colons', '/about', everywhere],
  [
    'those of all blocks, of which a later one replaces and takes back',
    '/assets/a.js',
    { 'Cache-Control': 'immutable' },
  ],
  ['those of a block for that very path, too', '/sw.js', { ...everywhere, 'Content-Type': 'text/javascript' }],
  ['not those of a block for another path', '/sw.js.map', everywhere],
  ['not those of a block for a path elsewhere', '/x/sw.js', everywhere],
])('The headers of a path are %s', (_, path, headers) => {
  expect(headersFor(written, path)).toEqual(headers);
});

test.each([
  ['serves the folder that it is given', 'root /srv/site;'],
  ['listens where it is told to', 'listen 127.0.0.1:8080;'],
  ['tells by the file that is sent which headers it gets', 'map $uri $site_kind {\n  ~^/assets/ /assets/*;\n'],
  ['knows the values of each kind', '$site_cache_control {\n  default "no-cache";\n  /assets/* "immutable";'],
  ['sends them with each status', 'add_header Cache-Control $site_cache_control always;'],
  ['keeps a value with quotes whole', String.raw`default "default-src 'none'; img-src data: \"x\"";`],
  ['sends no header that was taken back', '/assets/* "";'],
  ['knows the not-found page of a language', `location ~ ^/${second}(/|$) { error_page 404 /${second}/404.html;`],
])('The configuration of nginx %s', (_, text) => {
  const config = nginxConfig(written, { root: '/srv/site', listen: '127.0.0.1:8080' });
  expect(config).toContain(text);
  expect(config, 'nginx knows the types of files itself').not.toContain('Content-Type');
});

describe('The headers of a build', () => {
  /** The headers of a document, and the document. */
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
    const assets = output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)]] : []));
    const files: Record<string, string> = Object.fromEntries(assets);
    return { headers: headersFor(files._headers ?? '', '/'), document: files['index.html'] };
  }

  const receiver = 'https://forms.example.nl/f/abc';
  test.each([
    [{}, "'self'", "'none'"],
    [{ messages: '/api/contact' }, "'self'", "'self'"],
    [{ messages: `${receiver}?x=1` }, `'self' ${receiver}`, receiver],
  ])('let messages go to the one place for them: %j', async (facts, connections, forms) => {
    const { headers, document } = await buildWith(facts);
    const policy = headers['Content-Security-Policy'];
    expect(policy).toContain(`; connect-src ${connections}; `);
    expect(policy).toContain(`; form-action ${forms}; `);
    // The document says the same, for hosts that send no headers; who may frame it, only a header can say.
    expect(document).toContain(`content="${policy?.replace("; frame-ancestors 'none'", '')}">`);
    // What a page would have to ask a visitor for.
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'])
      expect(headers['Permissions-Policy']?.split(', ')).toContain(`${feature}=()`);
  });
});
