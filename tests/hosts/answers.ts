import { type APIRequestContext, expect } from '@playwright/test';
import { clientKeys, wordmarkOf } from '../../src/content/clients';
import { manifestPath } from '../../src/head';
import { addressOf } from '../../src/routes';
import { first, languages, second } from '../content';
import { dist, scriptOf } from '../host/versions';

/** The headers of everything, and of pages. */
const ofAll = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': expect.stringMatching(/^max-age=63072000(; includeSubDomains; preload)?$/),
  'x-content-type-options': 'nosniff',
};
const ofPage = { ...ofAll, 'content-security-policy': "frame-ancestors 'none'", 'cache-control': 'no-cache' };
const ofAsset = { ...ofAll, 'cache-control': 'public, max-age=31536000, immutable' };

/** What must never be sent. */
const never = ['access-control-allow-origin', 'x-powered-by', 'set-cookie'];

const pages = ['/', '/about', '/about/', '/portfolio?x=1'];
const nowhere = ['/nope', '/nope/at/all/'];
const inLanguage = (code: string) => `<html lang="${code}"`;

/** What each host answers: path, status, type or language, and headers. */
const answers: readonly (readonly [path: string, status: number, kind: string, headers: Record<string, unknown>])[] = [
  ...pages.map((path) => [path, 200, inLanguage(first), ofPage] as const),
  ...['', '/', '/portfolio'].map((end) => [`/${second}${end}`, 200, inLanguage(second), ofPage] as const),
  ...nowhere.map((path) => [path, 404, inLanguage(first), ofAll] as const),
  ...nowhere.map((path) => [addressOf('/', second) + path, 404, inLanguage(second), ofAll] as const),
  ['/sw.js', 200, 'javascript', ofPage],
  ...languages.map((code) => [manifestPath(code), 200, 'application/manifest+json', ofPage] as const),
  ['/app-icons/icon.svg', 200, 'image/svg+xml', { 'cache-control': 'public, max-age=3600' }],
  ...clientKeys
    .slice(0, 1)
    .map(
      (key) => [wordmarkOf(key), 200, 'svg', { 'content-security-policy': "frame-ancestors 'none', sandbox" }] as const,
    ),
  ...['main', 'toaster', ...languages].map((name) => [scriptOf(dist, name), 200, 'javascript', ofAsset] as const),
];

/**
 * Expects a host to answer as the site needs it.
 * @param isPlain if it has one not-found page and sends no headers, as GitHub Pages
 */
export async function expectAnswers(request: APIRequestContext, isPlain: boolean, encodings: readonly string[]) {
  for (const [path, status, kind, headers] of answers) {
    if (isPlain && /.\/$/.test(path)) continue;
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(status);
    const said = `${response.headers()['content-type']} ${await response.text()}`;
    expect.soft(said.includes(isPlain && status === 404 ? inLanguage(first) : kind), `${path}: ${kind}`).toBe(true);
    if (!isPlain) expect.soft(response.headers(), path).toMatchObject(headers);
    for (const name of never) expect.soft(response.headers(), path).not.toHaveProperty(name);
  }
  for (const encoding of encodings) {
    const { 'content-encoding': sent, vary } = (
      await request.get('/about', { headers: { 'Accept-Encoding': encoding } })
    ).headers();
    expect.soft([sent, vary], encoding).toEqual([encoding, expect.stringContaining('Accept-Encoding')]);
  }
}
