import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { nginxConfig } from '../../.tools/nginx-config';
import { developmentHead } from '../../src/build/development-head';
import { securityHeaders } from '../../src/build/headers';
import { headersFor } from '../../src/build/headers-file';
import { dictionaries, second } from '../content';

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

test.each([
  ['serves the folder that it is given', 'root /srv/site;'],
  ['listens where it is told to', 'listen 127.0.0.1:8080;'],
  ['tells by the file that is sent which headers it gets', 'map $uri $site_kind {\n  ~^/assets/ /assets/*;\n'],
  ['knows the values of each kind', '$site_cache_control {\n  default "no-cache";\n  /assets/* "immutable";'],
  ['sends them with each status', 'add_header Cache-Control $site_cache_control always;'],
  ['keeps a value with quotes whole', String.raw`default "default-src 'none'; img-src data: \"x\"";`],
  ['sends no header that was taken back', '/assets/* "";'],
  ['hides what is for hosts alone', 'location = /_headers { return 404; }'],
  ['knows the not-found page of a language', `location ~ ^/${second}(/|$) { error_page 404 /${second}/404.html;`],
])('The configuration of nginx %s', (_, text) => {
  const config = nginxConfig(written, { root: '/srv/site', listen: '127.0.0.1:8080' });
  expect(config).toContain(text);
  expect(config, 'nginx knows the types of files itself').not.toContain('Content-Type');
});

/** What the tests call of the plugins. Vite's types leave open whether it is there. */
interface Hooks {
  generateBundle: { handler(options: object, bundle: object): void };
  transformIndexHtml(html: string, context: object): Promise<string>;
}

const receiver = 'https://forms.example.nl/f/abc';

test.each([
  [{}, "'self'", "'none'"],
  [{ messages: '/api/contact' }, "'self'", "'self'"],
  [{ messages: `${receiver}?x=1` }, `'self' ${receiver}`, `'self' ${receiver}`],
])('The policy lets messages go to the one place for them: %j', (facts, connections, forms) => {
  const emitFile = vi.fn();
  const { generateBundle } = securityHeaders(facts) as unknown as Hooks;
  generateBundle.handler.call({ emitFile }, {}, {});
  const policy = headersFor(emitFile.mock.lastCall?.[0].source, '/')['Content-Security-Policy'];
  expect(policy).toContain(`; connect-src ${connections}; `);
  expect(policy).toContain(`; form-action ${forms}; `);
});

test('The development server gives a page the head of its document', async () => {
  const { transformIndexHtml } = developmentHead() as unknown as Hooks;
  const server = { ssrLoadModule: (path: string) => vi.importActual(`../..${path}`) };
  const template = readFileSync('index.html', 'utf8');
  const html = await transformIndexHtml(template, { server, originalUrl: `/${second}/about?x=1` });
  expect(html).toContain('<meta name="viewport"');
  expect(html).toContain(`<title>${dictionaries[second]['page.about.title']} – `);
});
