import { readdirSync, readFileSync } from 'node:fs';
import { manifestPath } from '../../src/head';
import { errorScreenWords } from '../../src/language/error-screen-words';
import { messageWords } from '../../src/language/message-words';
import { addressOf, notFound, routes } from '../../src/routes';
import { expect, test } from '../fixtures';
import { openFont } from '../open-font';
import { dictionaries, languages } from '../site-content';
import { isAsDelivered } from '../specification';
import { dist } from '../test-host/versions';

const pages = [...routes, notFound] as const;

// The not-found page says where it was looked for.
test.use({ allowedMessages: /^Page not found: / });

/** The typeface, and what a page shows of pictures: the browser asks for those near the window when it lays out. */
const seen = /^\/(logos|app-icons)\/|\.woff2$/;

/** What the head of every page names, by its kind. */
const kinds: Record<string, RegExp> = {
  icon: /^image\/svg/,
  'apple-touch-icon': /^image\/png/,
  manifest: /^application\/manifest\+json/,
  preload: /^font\/woff2/,
  canonical: /^text\/html/,
  alternate: /^text\/html/,
  'og:image': /^image\/png/,
};

for (const language of languages)
  test(`In ${language} pages are painted before their scripts, and name what is there`, async ({
    site,
    page,
    request,
  }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-first', '')),
    );
    for (const { path, page: name } of pages) {
      await site.open(addressOf(path, language));
      await site.expectPage(name, language);
      await expect(site.heading).toHaveAttribute('data-first');
      const files = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return performance.getEntriesByType('resource').map(({ name, startTime }) => ({
          file: new URL(name).pathname,
          isEarly: startTime < (paint?.startTime ?? Number.POSITIVE_INFINITY),
        }));
      });
      expect(
        files.filter(({ file, isEarly }) => isEarly && !seen.test(file)),
        path,
      ).toEqual([]);
      // Once hydrated, the page has asked for the scripts that its document names, for what those import, and for nothing else.
      const scripts = files.map(({ file }) => file).filter((file) => file.endsWith('.js'));
      const named = await page.locator('script[data-modules]').getAttribute('data-modules');
      expect(scripts.sort(), path).toEqual(named?.split(' ').sort());

      const links = await page.locator('head :is(link[href], [property="og:image"])').evaluateAll((elements) =>
        elements.map((element) => ({
          kind: element.getAttribute('rel') ?? element.getAttribute('property') ?? '',
          address: element.getAttribute('href') ?? element.getAttribute('content') ?? '',
        })),
      );
      if (name !== 'not-found') expect(new Set(links.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
      for (const { kind, address } of links) {
        // The site has the company's own address in the end.
        const response = await request.get(new URL(address, 'http://localhost').pathname);
        expect(response.status(), address).toBe(200);
        expect(response.headers()['content-type'], address).toMatch(kinds[kind] ?? '');
        if (kind === 'manifest') expect(await response.json()).toHaveProperty('lang', language);
      }
    }
  });

// An owner has facts and words of his own.
if (isAsDelivered)
  test('The files that machines read say what was agreed on', async ({ request }) => {
    const read = async (path: string) => (await request.get(path)).text();
    for (const language of languages)
      for (const { path, page: name } of pages) {
        const [, head = ''] = /<head>(.*)<\/head>/s.exec(await read(addressOf(path, language))) ?? [];
        // What the build makes of the styles and the scripts is tried elsewhere.
        const tags = head
          .replace(/<style>.*?<\/style>/s, '<style>')
          .replace(/<script data-modules.*?<\/script>/s, '<script>')
          .replaceAll(/sha256-[^']*|font-[\w-]*/g, 'HASH')
          .replaceAll('><', '>\n<');
        expect(`${tags}\n`).toMatchSnapshot(['files', `head-${name}-${language}.txt`]);
      }
    for (const language of languages) {
      const manifest: unknown = JSON.parse(await read(manifestPath(language)));
      expect(`${JSON.stringify(manifest, null, 2)}\n`).toMatchSnapshot(['files', `manifest-${language}.txt`]);
    }
    for (const file of ['sitemap.xml', 'robots.txt'])
      expect(await read(`/${file}`)).toMatchSnapshot(['files', `${file}.txt`]);
  });

test('The typeface of the build can set every text of the site, at every weight', () => {
  const file = readdirSync(`${dist}/assets`).find((name) => name.endsWith('.woff2'));
  const font = openFont(readFileSync(`${dist}/assets/${file}`));
  const characters = [...new Set(JSON.stringify([dictionaries, errorScreenWords, messageWords]))].filter(
    (character) => character >= ' ',
  );
  expect(characters.filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))).toEqual([]);
  const { wght } = font.variationAxes;
  expect(wght?.min).toBeLessThanOrEqual(400);
  expect(wght?.max).toBeGreaterThanOrEqual(700);
});
