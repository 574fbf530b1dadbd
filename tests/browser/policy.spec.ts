import { clientKeys, wordmarkOf } from '../../src/content/clients';
import { company } from '../../src/content/company';
import { manifestPath } from '../../src/head';
import { addressOf } from '../../src/routes';
import { languages, second } from '../content';
import { expect, test } from '../fixtures';
import { dist, scriptOf } from '../host/versions';

/** The headers of everything, and of files of some folders. */
const ofAll = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': expect.stringMatching(/^max-age=63072000(; includeSubDomains; preload)?$/),
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};
const ofLogo = { ...ofAll, 'content-security-policy': "frame-ancestors 'none', sandbox" };
const ofAsset = { ...ofAll, 'cache-control': 'public, max-age=31536000, immutable' };

/** What must never be sent. */
const never = ['access-control-allow-origin', 'x-powered-by', 'set-cookie'];
const names = [...Object.keys(ofAll), ...never];

test('The headers keep other sites out, whatever is requested', async ({ request }) => {
  for (const [path, status, expected] of [
    ['/', 200, ofAll],
    ...['/about/', '/about.html', '/about?x=1'].map((path) => [path, 200, ofAll] as const),
    ...['', '/', '.html', '/about/', '/about.html'].map((end) => [`/${second}${end}`, 200, ofAll] as const),
    ...['/nope', '/nope/at.php?all=1', '/nope/at/all/'].map((path) => [path, 404, ofAll] as const),
    ...['/nope', '/nope/at/all/', `/${second}`].map((end) => [`/${second}${end}`, 404, ofAll] as const),
    ['/sw.js', 200, ofAll],
    ...languages.map((language) => [manifestPath(language), 200, ofAll] as const),
    ['/robots.txt', 200, ofAll],
    ...clientKeys.slice(0, 1).map((key) => [wordmarkOf(key), 200, ofLogo] as const),
    ['/app-icons/icon-192.png', 200, { ...ofAll, 'cache-control': 'public, max-age=3600' }],
    ...['main', 'toaster', 'client-dialog', ...languages].map((name) => [scriptOf(dist, name), 200, ofAsset] as const),
  ] as const) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(status);
    const sent = Object.entries(response.headers()).filter(([name]) => names.includes(name));
    expect.soft(Object.fromEntries(sent), path).toEqual(expected);
  }
});

test('A browser gets what it can unpack', async ({ request }) => {
  for (const path of ['/', addressOf('/about', second), scriptOf(dist, 'main'), '/sw.js'])
    for (const encoding of ['br', 'gzip']) {
      const response = await request.get(path, { headers: { 'Accept-Encoding': encoding } });
      expect(response.headers()['content-encoding'], path).toBe(encoding);
    }
});

test('The policy of a document allows what the site needs, and nothing else', async ({ request }) => {
  const endpoint = company.messages?.startsWith('https:') && new URL(company.messages);
  const source = endpoint && endpoint.origin + endpoint.pathname;
  for (const path of languages.map((language) => addressOf('/', language))) {
    const html = await (await request.get(path)).text();
    const [, policy = ''] =
      /^.*?<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="(.*?)">/.exec(html) ?? [];
    const directives = policy.split('; ').map((directive) => directive.split(/ (.*)/).slice(0, 2));
    expect(Object.fromEntries(directives), path).toEqual({
      'default-src': "'none'",
      'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
      'style-src': expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': source ? `'self' ${source}` : "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': source ? `'self' ${source}` : company.messages ? "'self'" : "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'service-worker',
    });
  }
});
