import { readdirSync, readFileSync, statSync } from 'node:fs';
import { clientOf } from '../../src/content/clients';
import { engagements } from '../../src/content/engagements';
import { translatePeriod } from '../../src/language/period';
import type { Key } from '../../src/language/words';
import { openFont } from '../../src/plugins/font';
import { everyWord } from '../../src/prerender';
import { addressOf, documentName, notFound, routes } from '../../src/routes';
import { dictionaries, first, languages } from '../content';
import { dist } from '../host/versions';
import { isAsDelivered } from '../specification';
import { expect, test } from './fixtures';
import { expectPage, live, open } from './page';

const pages = [...routes, notFound] as const;

// The not-found page says where it was looked for.
test.use({ allowedMessages: /^Page not found: / });

/** What a page shows of pictures; the browser asks for those near the window when it lays out. */
const picture = /^\/(logos|icons|pictures)\//;

for (const language of languages)
  test(`Every page in ${language} is painted from its document, typeface and pictures, and then becomes live`, async ({
    page,
  }) => {
    for (const { path, page: name } of pages) {
      await open(page, addressOf(path, language));
      await expectPage(page, name, language);
      const files = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return performance.getEntriesByType('resource').map(({ name, startTime }) => ({
          file: new URL(name).pathname,
          isEarly: startTime < (paint?.startTime ?? Number.POSITIVE_INFINITY),
        }));
      });
      const early = files.filter(({ isEarly }) => isEarly).map(({ file }) => file);
      expect(
        early.filter((file) => !picture.test(file) && !file.endsWith('.woff2')),
        path,
      ).toEqual([]);
      // Live, it has asked for the scripts that its document names, for what those import, and for nothing else.
      const scripts = files.map(({ file }) => file).filter((file) => file.endsWith('.js'));
      const named = await page.locator('script[data-modules]').getAttribute('data-modules');
      expect(scripts.sort(), path).toEqual(named?.split(' ').sort());
    }
  });

test('A page that can be installed before it is live takes its document over as it is', async ({ page }) => {
  // As Safari on a phone says; Chromium's offer may come as early. The watch hears what React says of a document.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  for (const { path } of routes) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('data-first', ''));
    await live(page);
    await expect(page.getByRole('contentinfo').getByText(dictionaries[first]['app.installByHand'])).toBeVisible();
    await expect(page.locator('h1[data-first]')).toBeVisible();
  }
});

// An owner may have more to say.
if (isAsDelivered)
  test('Each document has at most 13,000 bytes, compressed', () => {
    for (const language of languages)
      for (const { path } of pages) {
        const file = `${dist}/${documentName(addressOf(path, language))}.br`;
        expect.soft(statSync(file).size, file).toBeLessThanOrEqual(13_000);
      }
  });

test('Each address in the head of a document leads to a file of the kind that is asked for', async ({
  page,
  request,
}) => {
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
    for (const { path } of routes) {
      await page.goto(addressOf(path, language));
      const named = await page.locator('head :is(link[href], [property="og:image"])').evaluateAll((elements) =>
        elements.map((element) => ({
          kind: element.getAttribute('rel') ?? element.getAttribute('property') ?? '',
          address: element.getAttribute('href') ?? element.getAttribute('content') ?? '',
        })),
      );
      expect(new Set(named.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
      for (const { kind, address } of named) {
        // The site has the company's own address in the end.
        const response = await request.get(new URL(address, 'http://localhost').pathname);
        expect(response.status(), address).toBe(200);
        expect(response.headers()['content-type'], address).toMatch(kinds[kind] ?? '');
      }
    }
});

test('The typeface of the build can set every text of the site, at every weight', () => {
  const file = readdirSync(`${dist}/assets`).find((name) => name.endsWith('.woff2'));
  const font = openFont(readFileSync(`${dist}/assets/${file}`));
  const characters = [...new Set(everyWord)].filter((character) => character >= ' ');
  expect(characters.filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))).toEqual([]);
  const { wght } = font.variationAxes;
  expect(wght?.min).toBeLessThanOrEqual(400);
  expect(wght?.max).toBeGreaterThanOrEqual(700);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const words = dictionaries[first];

  /** Words that only an action brings up, that only a screen reader says or that are shown one by one, and the form's own. */
  const unseen =
    /^contact\.(email.|fallback|message|name|required|send|sent)|^portfolio\.(close|project|projectsDelivered|months|now|technologies|timeline)$/;

  for (const { path, page: name, section } of routes.map((route) => ({
    ...route,
    section: route.page === 'home' ? /^(hero|services|clients|contact)\./ : new RegExp(`^${route.page}\\.`),
  })))
    test(`every text of ${path} is in sight`, async ({ page }) => {
      await page.goto(path);
      await expectPage(page, name);
      // What is selected is what is in sight.
      const shown = await page.evaluate(() => {
        getSelection()?.selectAllChildren(document.body);
        return `${getSelection()}`;
      });
      const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
      const keys = (Object.keys(words) as Key[]).filter((key) => section.test(key) && !unseen.test(key));
      expect(keys.length).toBeGreaterThan(1);
      expect(keys.filter((key) => !plain(shown).includes(plain(words[key])))).toEqual([]);
      if (name !== 'portfolio') return;
      for (const { client, projects } of engagements) {
        const project = page.locator(`section#${client}`);
        await expect(project.getByRole('heading', { name: clientOf(client).name, exact: true })).toBeVisible();
        for (const { period, technologies } of projects)
          for (const text of [translatePeriod(period, first), ...technologies])
            await expect(project.getByText(text, { exact: true }).first()).toBeVisible();
      }
      // What does nothing without JavaScript is not offered. The menu opens without it.
      await expect(page.locator('button:not([popovertarget])').filter({ visible: true })).toHaveCount(0);
    });
});
