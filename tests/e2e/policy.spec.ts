import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { clientKeys, wordmarkOf } from '../../src/content/clients';
import { documentName, notFound, routes } from '../../src/routes';
import { expect, test } from './fixtures';
import { open } from './page';

const asset = `/assets/${readdirSync('dist/assets').find((file) => /^vendor-.*\.js$/.test(file))}`;
const logos = clientKeys.slice(0, 1).map(wordmarkOf);

/** The headers of everything, of a document, of a plain file, and of one that is named after its content. */
const ofAll = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
};
const ofDocument = {
  ...ofAll,
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; frame-ancestors 'none'$/),
  'permissions-policy': expect.stringMatching(/^[\w-]+=\(\)(, [\w-]+=\(\)){30,}$/),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'strict-transport-security': 'max-age=63072000',
};
const ofFile = {
  ...ofAll,
  'content-security-policy': expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='; frame-ancestors 'none'$/),
};
const ofHashed = { ...ofFile, 'cache-control': 'public, max-age=31536000, immutable' };

/** What must never be sent. */
const never = ['access-control-allow-origin', 'x-powered-by', 'set-cookie'];
const known = [...Object.keys(ofDocument), ...never];

test.describe('The headers', () => {
  for (const [path, status, expected] of [
    ['/', 200, ofDocument],
    ['/portfolio', 200, ofDocument],
    ['/about/', 200, ofDocument],
    ['/about.html', 200, ofDocument],
    ['/nope', 404, ofDocument],
    ['/nope/at.php?all=1', 404, ofDocument],
    ['/sw.js', 200, ofDocument],
    ['/manifest.webmanifest', 200, ofFile],
    ['/manifest-nl.webmanifest', 200, ofFile],
    ['/robots.txt', 200, ofDocument],
    ['/.well-known/security.txt', 200, { ...ofDocument, 'content-type': 'text/plain; charset=utf-8' }],
    ['/main.js', 200, ofFile],
    ['/words-nl.js', 200, ofFile],
    ...logos.map((logo) => [logo, 200, ofFile] as const),
    ['/logos/nope.svg', 404, ofFile],
    ['/icons/icon-192.png', 200, ofFile],
    [asset, 200, ofHashed],
    ['/assets/nope.js', 404, ofHashed],
  ] as const)
    test(`of ${path.replace(/-[\w-]{8}\./, '-*.')} keep everything of others out, and say no more`, async ({
      request,
    }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(status);
      const names = new Set([...known, ...Object.keys(expected)]);
      const sent = Object.entries(response.headers()).filter(([name]) => names.has(name));
      expect(Object.fromEntries(sent)).toEqual(expected);
    });
});

test.describe('The policy', () => {
  let policy: string;
  test.beforeEach(async ({ request }) => {
    policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  });

  test('names nothing that the site does without, and nothing that is unsafe', () => {
    const directives = policy.split('; ').map((directive) => directive.split(/ (.*)/).slice(0, 2));
    expect(Object.fromEntries(directives)).toEqual({
      'default-src': "'none'",
      'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
      'style-src': expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'service-worker',
    });
  });

  test('stands in every document, too, which cannot say who may frame it, and lets run what stands there', async ({
    request,
  }) => {
    const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const stated = policy.replace("; frame-ancestors 'none'", '');
    for (const page of [...routes, notFound]) {
      const html = await (await request.get(`/${documentName(page)}`)).text();
      const meta = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${stated}">`;
      expect(html.slice(0, html.indexOf('<link'))).toContain(meta);
      expect(html.split('http-equiv="Content-Security-Policy"')).toHaveLength(2);
      for (const tag of ['script', 'style']) {
        const [, text] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(html) ?? [];
        expect(stated, `${tag} of ${page.path}`).toContain(hash(text));
      }
      expect(html, 'no script from elsewhere, which would need an integrity hash').not.toMatch(/<script[^>]+src=/);
    }
  });

  test("passes Google's CSP Evaluator: nothing of medium severity or above", () => {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const grave = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(grave.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
    // What it asks a reader to judge: no host list can be got around here, since the only host is the site itself,
    // which keeps no file that a visitor could have sent.
    const maybe = findings.filter(({ severity }) => severity < Severity.INFO);
    expect(maybe.map(({ directive, value }) => [directive, value])).toEqual([['script-src', "'self'"]]);
  });
});

test('The browser takes every feature away that the site has no use for', async ({ page }) => {
  const response = await page.goto('/');
  const features = [...(response?.headers()['permissions-policy'] ?? '').matchAll(/([\w-]+)=\(\)/g)];
  const left = await page.evaluate(() => {
    const { featurePolicy } = document as Document & { featurePolicy?: { allowedFeatures(): string[] } };
    return featurePolicy?.allowedFeatures();
  });
  expect(left).toEqual(expect.any(Array));
  expect(features.filter(([, name = '']) => left?.includes(name))).toEqual([]);
});

test('The page is isolated from every other origin', async ({ page }) => {
  await open(page, '/about');
  expect(await page.evaluate(() => opener)).toBeNull();
  // Isolation needs both COOP and COEP; the browser refuses the capability where a policy takes it.
  expect(await page.evaluate(() => typeof SharedArrayBuffer)).toBe('undefined');
});
