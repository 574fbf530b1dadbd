import { type APIRequestContext, expect } from '@playwright/test';
import { clientKeys, wordmarkOf } from '../../src/clients';
import { addressOf, manifestPath } from '../../src/routes';
import { languages, mainLanguage, otherLanguage } from '../site-content';
import { dist, scriptOf } from '../test-host/versions';

/** The headers of a page, of what is not found, and of files of some folders. */
const ofNotFound = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': expect.stringMatching(/^max-age=63072000(; includeSubDomains; preload)?$/),
  'x-content-type-options': 'nosniff',
};
const ofPage = { ...ofNotFound, 'cache-control': 'no-cache' };
const ofLogo = { ...ofPage, 'content-security-policy': "frame-ancestors 'none'; sandbox" };
const ofIcon = { ...ofPage, 'cache-control': 'public, max-age=3600' };
const ofAsset = { ...ofPage, 'cache-control': 'public, max-age=31536000, immutable' };

/** What must never be sent. */
const never = ['access-control-allow-origin', 'x-powered-by', 'set-cookie'];

const pages = ['/', '/about', '/about/', '/about.html', '/portfolio?x=1'];
const pagesInOtherLanguage = ['', '/', '.html', '/portfolio', '/about/', '/about.html'].map(
  (end) => `/${otherLanguage}${end}`,
);
const nowhere = ['/nope', '/nope/at.php?all=1', '/nope/at/all/'];
const nowhereInOtherLanguage = [...nowhere, `/${otherLanguage}`].map((end) => `/${otherLanguage}${end}`);
const missingScript = '/assets/nope.js';
const inLanguage = (code: string) => `<html lang="${code}"`;
const wordmarks = clientKeys.slice(0, 1).map(wordmarkOf);
const scripts = ['main', 'toaster', 'client-dialog', ...languages].map((name) => scriptOf(dist, name));

/** What each host answers: the status, the type or language, and headers. */
const answers: readonly (readonly [paths: string[], status: number, kind: string, headers: Record<string, unknown>])[] =
  [
    [pages, 200, inLanguage(mainLanguage), ofPage],
    [pagesInOtherLanguage, 200, inLanguage(otherLanguage), ofPage],
    [[...nowhere, missingScript], 404, inLanguage(mainLanguage), ofNotFound],
    [nowhereInOtherLanguage, 404, inLanguage(otherLanguage), ofNotFound],
    [['/sw.js'], 200, 'javascript', ofPage],
    [['/robots.txt'], 200, 'text/plain', ofPage],
    [languages.map(manifestPath), 200, 'application/manifest+json', ofPage],
    [['/app-icons/icon.svg'], 200, 'image/svg+xml', ofIcon],
    [['/app-icons/icon-192.png'], 200, 'image/png', ofIcon],
    [wordmarks, 200, 'image/svg+xml', ofLogo],
    [scripts, 200, 'javascript', ofAsset],
  ];

/** Paths that GitHub Pages does not find. */
const unknownToGitHub = /.\/$/;

/**
 * Expects a host to answer as the site needs it.
 * @param isGitHub if it is GitHub Pages, which has one not-found page and sends no headers
 */
export async function expectAnswers(request: APIRequestContext, isGitHub: boolean, encodings: readonly string[]) {
  for (const [paths, status, kind, headers] of answers)
    for (const path of paths.filter((one) => !isGitHub || !unknownToGitHub.test(one))) {
      const response = await request.get(path);
      expect.soft(response.status(), path).toBe(status);
      if (kind.startsWith('<'))
        expect
          .soft(await response.text(), path)
          .toContain(isGitHub && status === 404 ? inLanguage(mainLanguage) : kind);
      else expect.soft(response.headers()['content-type'], path).toContain(kind);
      if (!isGitHub) expect.soft(response.headers(), path).toMatchObject(headers);
      for (const name of never) expect.soft(response.headers(), path).not.toHaveProperty(name);
    }
  // During a deploy, a script may be asked for before it is there.
  const caching = (await request.get(missingScript)).headers()['cache-control'];
  expect.soft(caching ?? '', missingScript).not.toContain('immutable');
  for (const path of ['/', addressOf('/about', otherLanguage), '/sw.js', ...scripts.slice(0, 1)])
    for (const encoding of encodings) {
      const headers = (await request.get(path, { headers: { 'Accept-Encoding': encoding } })).headers();
      expect
        .soft([headers['content-encoding'], headers.vary], path)
        .toEqual([encoding, expect.stringContaining('Accept-Encoding')]);
    }
}
