import { readdirSync, readFileSync } from 'node:fs';
import type { APIResponse } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { headersFor } from '../../src/plugins/headers-file';
import { expect, open, test } from './fixtures';

const text = readFileSync('dist/_headers', 'utf8');
const documents = ['index', 'portfolio', 'about', '404'];
const asset = `/assets/${readdirSync('dist/assets').find((file) => /^vendor-.*\.js$/.test(file))}`;

const full = headersFor(text, '/');
const policy = full['Content-Security-Policy'] ?? '';

/** A value of a header that the server sends, or nothing. */
const sent = (response: APIResponse, name: string) => response.headers()[name.toLowerCase()];

/** Every header that any path is given, but for the one that every host adds by itself. */
const names = [...new Set([...text.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name ?? ''))].filter(
  (name) => name !== 'Content-Type',
);

/** The directives of a policy by name. */
const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

test.describe('The headers', () => {
  for (const [path, status] of [
    ['/', 200],
    ['/portfolio', 200],
    ['/about/', 200],
    ['/about.html', 200],
    ['/nope', 404],
    ['/nope/at.php?all=1', 404],
    ['/assets/nope.js', 404],
    ['/sw.js', 200],
    ['/manifest.webmanifest', 200],
    ['/main.js', 200],
    ['/words-nl.js', 200],
    [asset, 200],
    ['/logos/wordmarks/knab.svg', 200],
    ['/icons/icon-192.png', 200],
    ['/robots.txt', 200],
    ['/.well-known/security.txt', 200],
  ] as const)
    test(`of ${path.replace(/-[\w-]{8}\./, '-*.')} are the ones in _headers, and no others`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(status);
      const expected = headersFor(text, path.split('?')[0] ?? path);
      for (const name of names) expect(sent(response, name), name).toBe(expected[name]);
      expect(response.headers()).not.toHaveProperty('access-control-allow-origin');
      expect(response.headers()).not.toHaveProperty('x-powered-by');
      expect(response.headers()).not.toHaveProperty('set-cookie');
    });

  test('state the same policy as every document, which cannot say who may frame it', () => {
    const stated = policy.replace("; frame-ancestors 'none'", '');
    for (const name of documents) {
      const html = readFileSync(`dist/${name}.html`, 'utf8');
      const meta = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${stated}">`;
      expect(html.slice(0, html.indexOf('<link')), name).toContain(meta);
      expect(html.split('http-equiv="Content-Security-Policy"'), name).toHaveLength(2);
    }
  });

  test('keep every kind of file from running anything of others, or being framed', async ({ request }) => {
    for (const path of ['/', '/nope', '/logos/nope.svg', '/icons/icon.svg', '/sw.js', asset]) {
      const stated = directives(sent(await request.get(path), 'Content-Security-Policy') ?? '');
      expect(stated['frame-ancestors'], path).toEqual(["'none'"]);
      expect(stated['script-src'], path).toEqual(directives(policy)['script-src']);
    }
  });
});

test.describe('The policy', () => {
  test('names nothing that the site does without, and nothing that is unsafe', () => {
    const { 'script-src': scripts, 'style-src': styles, ...others } = directives(policy);
    const hash = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
    expect(scripts).toEqual(["'self'", hash]);
    expect(styles).toEqual([hash]);
    expect(others).toEqual({
      'default-src': ["'none'"],
      'img-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['service-worker'],
    });
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

/**
 * The tests of Mozilla's HTTP Observatory, with what each adds to a hundred points (mdn/mdn-http-observatory,
 * src/grader/charts.js). Bonus points count from 90 up; A+ begins at 100.
 */
const observatory: [reason: string, points: number, holds: (response: APIResponse) => unknown][] = [
  [
    "a policy with default-src 'none', nothing unsafe and form-action restricted",
    10,
    () =>
      directives(policy)['default-src']?.[0] === "'none'" &&
      directives(policy)['form-action']?.[0] === "'none'" &&
      !/unsafe|https?:|\*|data:/.test(policy),
  ],
  [
    'framing is forbidden by the policy, which counts as X-Frame-Options',
    5,
    () => directives(policy)['frame-ancestors']?.[0] === "'none'",
  ],
  ['a private referrer policy', 5, (response) => sent(response, 'Referrer-Policy') === 'no-referrer'],
  [
    'resources for this origin only',
    10,
    (response) => sent(response, 'Cross-Origin-Resource-Policy') === 'same-origin',
  ],
  ['types are not guessed', 0, (response) => sent(response, 'X-Content-Type-Options') === 'nosniff'],
  [
    'HTTPS only for six months or more',
    0,
    (response) => {
      const [, age] = /^max-age=(\d+)$/.exec(sent(response, 'Strict-Transport-Security') ?? '') ?? [];
      return Number(age) >= 31_536_000;
    },
  ],
  ['no cookies', 0, (response) => !sent(response, 'Set-Cookie')],
  ['no access for other origins', 0, (response) => !sent(response, 'Access-Control-Allow-Origin')],
  [
    'every script comes from this origin, so that none needs an integrity hash',
    0,
    async (response) => !/<script[^>]+src=/.test(await response.text()),
  ],
];

test("The site earns an A+ by the rules of Mozilla's HTTP Observatory", async ({ request }) => {
  const response = await request.get('/');
  for (const [reason, , holds] of observatory) expect(await holds(response), reason).toBe(true);
  const bonus = observatory.reduce((sum, [, points]) => sum + points, 0);
  expect(100 + bonus).toBeGreaterThanOrEqual(100);
});

test('The browser takes every feature away that the site has no use for', async ({ page }) => {
  await open(page, '/');
  const features = [...(full['Permissions-Policy'] ?? '').matchAll(/([\w-]+)=\(\)/g)].map(([, name]) => name);
  const left = await page.evaluate(() => {
    const { featurePolicy } = document as Document & {
      featurePolicy?: { allowedFeatures(): string[] };
    };
    return featurePolicy?.allowedFeatures();
  });
  expect(features.length).toBeGreaterThan(30);
  expect(left).toEqual(expect.any(Array));
  expect(features.filter((name) => name && left?.includes(name))).toEqual([]);
});

test('The page is isolated from every other origin', async ({ page }) => {
  await open(page, '/about');
  expect(await page.evaluate(() => opener)).toBeNull();
  // Isolation needs both COOP and COEP; the browser refuses the capability where a policy takes it.
  expect(await page.evaluate(() => typeof SharedArrayBuffer)).toBe('undefined');
});

test('security.txt says what RFC 9116 asks for', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(sent(response, 'Content-Type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const body = await response.text();
  const fields = body
    .trim()
    .split('\n')
    .map((line) => /^([A-Z][\w-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
  const value = (name: string) => fields.filter(([field]) => field === name).map(([, v]) => v);
  expect(fields.every((field) => field.length === 2)).toBe(true);
  expect(value('Contact')[0]).toMatch(/^(mailto:\S+@\S+|https:\/\/)/);
  expect(value('Canonical')[0]).toMatch(/^https:\/\/\S+\/\.well-known\/security\.txt$/);
  expect(value('Preferred-Languages')).toHaveLength(1);
  const [expires = ''] = value('Expires');
  expect(value('Expires')).toHaveLength(1);
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days, 'RFC 9116, 2.5.5: less than a year').toBeLessThan(365);
});
