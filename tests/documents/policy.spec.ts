import { clientKeys, wordmarkOf } from '../../src/content/clients';
import { company } from '../../src/content/company';
import { manifestPath } from '../../src/head';
import { addressOf } from '../../src/routes';
import { languages, second } from '../content';
import { expect, test } from '../fixtures';
import { dist, scriptOf } from '../host/versions';

/** The headers of everything, of a document, of a plain file, and of one that is named after its content. */
const ofAll = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
};
const ofDocument = {
  ...ofAll,
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; frame-ancestors 'none'$/),
  'permissions-policy': expect.stringMatching(
    /^(?=.*camera)(?=.*microphone)(?=.*geolocation)(?=.*payment)(?=.*usb)[\w-]+=\(\)(,[\w-]+=\(\)){30,}$/,
  ),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'strict-transport-security': expect.stringMatching(/^max-age=63072000(; includeSubDomains; preload)?$/),
};
const ofFile = { ...ofAll, 'content-security-policy': "sandbox; frame-ancestors 'none'" };
const ofHashed = { ...ofFile, 'cache-control': 'public, max-age=31536000, immutable' };

/** What must never be sent. */
const never = ['access-control-allow-origin', 'x-powered-by', 'set-cookie'];
const known = [...Object.keys(ofDocument), ...never];

test('The headers keep everything of others out, whatever is asked for, and say no more', async ({ request }) => {
  // Of a file that is not there, a host sends the headers of its path, or those of the not-found page.
  for (const [path, status, ...expected] of [
    ['/', 200, ofDocument],
    ...['/about/', '/about.html', '/about?x=1'].map((path) => [path, 200, ofDocument] as const),
    ...['', '/', '.html', '/about/', '/about.html'].map((end) => [`/${second}${end}`, 200, ofDocument] as const),
    ...['/nope', '/nope/at.php?all=1', '/nope/at/all/'].map((path) => [path, 404, ofDocument] as const),
    ...['/nope', '/nope/at/all/', `/${second}`].map((end) => [`/${second}${end}`, 404, ofDocument] as const),
    ['/sw.js', 200, ofDocument],
    ...languages.map((language) => [manifestPath(language), 200, ofFile] as const),
    ['/robots.txt', 200, ofDocument],
    ['/.well-known/security.txt', 200, { ...ofDocument, 'content-type': 'text/plain; charset=utf-8' }],
    ...clientKeys.slice(0, 1).map((key) => [wordmarkOf(key), 200, ofFile] as const),
    ['/logos/nope.svg', 404, ofFile, ofDocument],
    ['/icons/icon-192.png', 200, { ...ofFile, 'cache-control': 'public, max-age=3600' }],
    ...['main', 'toaster', 'client-dialog', ...languages].map((name) => [scriptOf(dist, name), 200, ofHashed] as const),
    ['/assets/nope.js', 404, ofHashed, ofDocument],
  ] as const) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(status);
    const names = new Set([...known, ...expected.flatMap(Object.keys)]);
    const sent = Object.entries(response.headers()).filter(([name]) => names.has(name));
    expect.soft(expected, path).toContainEqual(Object.fromEntries(sent));
  }
});

test('A browser gets what it can unpack', async ({ request }) => {
  for (const path of ['/', addressOf('/about', second), scriptOf(dist, 'main'), '/sw.js'])
    for (const encoding of ['br', 'gzip']) {
      const response = await request.get(path, { headers: { 'Accept-Encoding': encoding } });
      expect(response.headers()['content-encoding'], path).toBe(encoding);
    }
});

test('The policy names nothing that the site does without, and stands in every document, too', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const directives = policy.split('; ').map((directive) => directive.split(/ (.*)/).slice(0, 2));
  const receiver = company.messages?.startsWith('https:') && new URL(company.messages);
  const place = receiver && receiver.origin + receiver.pathname;
  expect(Object.fromEntries(directives)).toEqual({
    'default-src': "'none'",
    'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='( 'sha256-[\w+/]{43}=')*$/),
    'style-src': expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': place ? `'self' ${place}` : "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': place ? `'self' ${place}` : company.messages ? "'self'" : "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'service-worker',
  });
  const stated = policy.replace("; frame-ancestors 'none'", '');
  for (const path of languages.map((language) => addressOf('/', language))) {
    const html = await (await request.get(path)).text();
    const [, own = ''] =
      /^.*?<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="(.*?)">/.exec(html) ?? [];
    // It lets its own script run, and not those of other documents.
    const hashes: string[] = own.match(/'sha256-\S+'/g) ?? [];
    expect(hashes).toHaveLength(2);
    expect(own).toBe(stated.replace(/ ('sha256-\S+')/g, (text, hash) => (hashes.includes(hash) ? text : '')));
  }
});
