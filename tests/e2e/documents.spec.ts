import { clientOf } from '../../src/content/clients';
import { company } from '../../src/content/company';
import { engagements } from '../../src/content/engagements';
import { translatePeriod } from '../../src/language/period';
import type { Key } from '../../src/language/words';
import { notFound, routes } from '../../src/routes';
import { dictionaries, first, languages, second } from '../content';
import { expect, test } from './fixtures';
import { expectPage, flag, live, open } from './page';

const pages = [...routes, { ...notFound, path: '/nope' }] as const;

/** The not-found page says where it was looked for, and Chromium that it was not there. */
const expectedAt = (path: string) =>
  path === '/nope' ? /^Failed to load resource: .* 404|^Page not found: \/nope/ : undefined;

/** The pictures that a page shows; the browser asks for those near the viewport when it lays out. */
const pictures: Record<string, RegExp> = {
  '/': /^\/logos\/wordmarks\/\w+\.svg$/,
  '/portfolio': /^\/logos\/emblems\/\w+\.svg$/,
};

for (const { path, page: name } of pages)
  for (const language of languages)
    test.describe(`${path} in ${language}`, () => {
      test.use({ stored: language, allowedMessages: expectedAt(path) });

      test('is painted from the document, the typeface and its pictures alone, and becomes live without one message', async ({
        page,
      }) => {
        await open(page, path);
        await expectPage(page, name, language);

        const early = await page.evaluate(() => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          return performance
            .getEntriesByType('resource')
            .filter(({ startTime }) => startTime < (paint?.startTime ?? Number.POSITIVE_INFINITY))
            .map(({ name }) => new URL(name).pathname);
        });
        const own = [/^\/assets\/[\w-]+\.woff2$/, /^\/(icons|pictures)\//, pictures[path]];
        expect(await page.locator('link[rel=preload]').count(), 'what comes ahead of the rest').toBe(1);
        expect(early.filter((file) => !own.some((expected) => expected?.test(file)))).toEqual([]);
      });
    });

for (const language of languages)
  test.describe(`a first visit in ${language}`, () => {
    test.use({ stored: language });

    test('fetches three scripts, of at most 74,000 bytes beside the words', async ({ page }) => {
      await open(page, '/');
      const scripts = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ name, transferSize }) => ({ name, transferSize })),
      );
      expect(scripts).toHaveLength(3);
      const code = scripts.filter(({ name }) => !name.includes('/words-'));
      expect(code.reduce((sum, { transferSize }) => sum + transferSize, 0)).toBeLessThanOrEqual(74_000);
    });
  });

/** The spellings under which a host serves a page, or a campaign links to it. */
const spellings = (path: string) => {
  const name = path === '/' ? '/index' : path;
  const plain = [`${path}?x=1`, `${path}?`, `${path}?utm_source=a`, `${name}.html`];
  return [...plain, path === '/' ? name : `${path}/`, `${name}.html?lang=${second}#content`];
};

for (const { path, page: name } of routes)
  test(`${spellings(path).join(', ')} show ${path}, live`, async ({ page }) => {
    for (const address of spellings(path)) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await live(page);
      await expectPage(page, name, address.includes(`lang=${second}`) ? second : first);
      for (const language of [second, first]) {
        await flag(page, language).click();
        await expectPage(page, name, language);
      }
    }
  });

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const words = dictionaries[first];

  /** Words that only an action brings up, or that only a screen reader says, and the form's own. */
  const unseen =
    /^contact\.(email.|fallback|message|name|required|send|sent)|^portfolio\.(close|project|projectsDelivered|now|technologies|timeline)$/;

  for (const { path, page: name, pattern } of [
    { path: '/', page: 'home', pattern: /^(hero|services|clients|contact)\./ },
    { path: '/portfolio', page: 'portfolio', pattern: /^portfolio\./ },
    { path: '/about', page: 'about', pattern: /^about\./ },
  ] as const)
    test(`all text of ${path} is readable`, async ({ page }) => {
      await page.goto(path);
      await expectPage(page, name);
      const keys = (Object.keys(words) as Key[]).filter((key) => pattern.test(key) && !unseen.test(key));
      expect(keys.length).toBeGreaterThan(8);
      for (const key of keys)
        await expect(page.getByText(words[key], { exact: true }).filter({ visible: true }).first(), key).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(company.registration);
    });

  test('every project is readable: name, project, period, description, technologies', async ({ page }) => {
    await page.goto('/portfolio');
    for (const { client, projects } of engagements) {
      const { name } = clientOf(client);
      const section = page
        .getByRole('main')
        .locator('section', { has: page.getByRole('heading', { name, exact: true }) });
      for (const { nameKey, descKey, period, technologies } of projects) {
        await expect(section.getByText(words[nameKey], { exact: true })).toBeVisible();
        await expect(section.getByText(words[descKey], { exact: true })).toBeVisible();
        await expect(section.getByText(translatePeriod(period, first), { exact: true })).toBeVisible();
        await expect(section.getByRole('listitem')).toHaveText([...technologies]);
      }
    }
    // What does nothing without JavaScript is not offered.
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test.describe('an unknown path', () => {
    test.use({ allowedMessages: expectedAt('/nope') });

    test('shows the not-found page, whose link leads home', async ({ page }) => {
      await page.goto('/nope');
      await expectPage(page, 'not-found');
      await expect(page.getByText(words['notFound.text'])).toBeVisible();
      await page.getByRole('link', { name: words['notFound.link'] }).click();
      await expect(page).toHaveURL('/');
    });
  });
});
