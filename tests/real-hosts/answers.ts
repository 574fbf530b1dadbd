import { type APIRequestContext, expect } from '@playwright/test';
import { folderHeaders, headers } from '../hosts';
import { scriptOf } from '../test-host/versions';

const pageHeaders = { ...headers, 'cache-control': 'no-cache' };
const document = (language: string) => `<html lang="${language}"`;
const missingScript = '/assets/nope.js';

/** The responses of each host to some paths: the status, the type or the language, and the headers. */
const answersOf = (
  version: string,
): readonly (readonly [paths: readonly string[], status: number, kind: string, headers?: Record<string, string>])[] => [
  [['/', '/about', '/about/', '/about.html', '/portfolio?x=1'], 200, document('nl'), pageHeaders],
  [['/en', '/en/', '/en.html', '/en/portfolio', '/en/about/', '/en/about.html'], 200, document('en'), pageHeaders],
  [['/nope', '/nope/at.php?all=1', '/nope/at/all/', missingScript], 404, document('nl'), headers],
  [['/en/nope', '/en/nope/at/all/', '/en/en'], 404, document('en'), headers],
  [['/sw.js'], 200, 'javascript', pageHeaders],
  [['/robots.txt'], 200, 'text/plain', pageHeaders],
  [['/manifest.webmanifest', '/manifest-en.webmanifest'], 200, 'application/manifest+json', pageHeaders],
  [['/app-icons/icon.svg'], 200, 'image/svg+xml', folderHeaders['/app-icons/']],
  [['/app-icons/icon-192.png'], 200, 'image/png', folderHeaders['/app-icons/']],
  [['/logos/wordmarks/kadewerk.svg'], 200, 'image/svg+xml', folderHeaders['/logos/']],
  [
    ['main', 'toaster', 'nl', 'en'].map((name) => scriptOf(version, name)),
    200,
    'javascript',
    folderHeaders['/assets/'],
  ],
];

/** Expects a host to answer as the site needs it. */
export async function expectAnswers(request: APIRequestContext, version: string): Promise<void> {
  for (const [paths, status, kind, expected] of answersOf(version))
    for (const path of paths) {
      const response = await request.get(path);
      expect.soft(response.status(), path).toBe(status);
      expect
        .soft(kind.startsWith('<') ? await response.text() : response.headers()['content-type'], path)
        .toContain(kind);
      expect.soft(response.headers(), path).toMatchObject(expected ?? {});
      for (const name of ['access-control-allow-origin', 'x-powered-by', 'set-cookie'])
        expect.soft(response.headers(), path).not.toHaveProperty(name);
    }
  // During a deploy, a script may be asked for before it is there.
  const caching = (await request.get(missingScript)).headers()['cache-control'];
  expect.soft(caching ?? '', missingScript).not.toContain('immutable');
  for (const file of ['/_headers', '/.htaccess', '/assets/', '/logos/'])
    expect.soft([403, 404], file).toContain((await request.get(file)).status());
}

/** Expects a host to send the compressed copies of files. */
export async function expectEncodings(request: APIRequestContext, version: string, encodings: readonly string[]) {
  for (const path of ['/', '/en/about', '/sw.js', scriptOf(version, 'main')])
    for (const encoding of encodings) {
      const response = await request.get(path, { headers: { 'Accept-Encoding': encoding } });
      expect.soft(response.headers()['content-encoding'], path).toBe(encoding);
      expect.soft(response.headers().vary, path).toContain('Accept-Encoding');
    }
}
