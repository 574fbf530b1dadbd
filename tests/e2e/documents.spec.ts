import type { Page } from '@playwright/test';
import { clients } from '../../src/content/clients';
import { company } from '../../src/content/company';
import { engagements } from '../../src/content/engagements';
import type { Key } from '../../src/language/translate';
import { dictionaries, expect, flag, type Language, languages, live, open, test } from './fixtures';

const headings: Record<string, Key> = {
  '/': 'hero.title',
  '/portfolio': 'portfolio.title',
  '/about': 'about.title',
  '/nope': 'notFound.title',
};

const expectPage = async (page: Page, path: string, language: Language = 'en') => {
  const key = headings[path] ?? 'notFound.title';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dictionaries[language][key]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

/** The not-found page says where it was looked for, and Chromium that it was not there. */
const expectedAt = (path: string) =>
  path === '/nope' ? /^Failed to load resource: .* 404|^Page not found: \/nope/ : undefined;

/** The pictures that a page shows; the browser asks for those near the viewport when it lays out. */
const pictures: Record<string, RegExp> = {
  '/': /^\/logos\/wordmarks\/\w+\.svg$/,
  '/portfolio': /^\/logos\/emblems\/\w+\.svg$/,
};

// Motion has its own tests, in navigation.spec.ts and portfolio.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of Object.keys(headings))
  for (const language of languages)
    test.describe(`${path} in ${language}`, () => {
      test.use({ stored: language, allowedMessages: expectedAt(path) });

      test('is painted from the document, the typeface and its pictures alone, and becomes live without one message', async ({
        page,
      }) => {
        await open(page, path);
        await expectPage(page, path, language);

        const early = await page.evaluate(() => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          return performance
            .getEntriesByType('resource')
            .filter(({ startTime }) => startTime < (paint?.startTime ?? Number.POSITIVE_INFINITY))
            .map(({ name }) => new URL(name).pathname);
        });
        const own = [/^\/assets\/[\w-]+\.woff2$/, /^\/icons\//, pictures[path]];
        expect(early.filter((file) => !own.some((expected) => expected?.test(file)))).toEqual([]);
      });
    });

for (const language of languages)
  test.describe(`a first visit in ${language}`, () => {
    test.use({ stored: language });

    test('fetches at most 78,000 bytes of scripts', async ({ page }) => {
      await open(page, '/');
      const scripts = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ transferSize }) => transferSize),
      );
      expect(scripts).toHaveLength(4);
      expect(scripts.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(78_000);
    });
  });

/** Every spelling under which a host serves a page, or a campaign links to it. */
const spellings = {
  '/': ['/?x=1', '/?', '/index.html', '/index', '/?utm_source=a'],
  '/portfolio': ['/portfolio/', '/portfolio?x=1', '/portfolio?', '/portfolio.html', '/portfolio/?lang=nl'],
  '/about': ['/about/', '/about?x=1', '/about?', '/about.html', '/about.html?lang=nl#content'],
};

for (const [path, addresses] of Object.entries(spellings))
  test(`${addresses.join(', ')} show ${path}, live`, async ({ page }) => {
    for (const address of addresses) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await live(page);
      const language = address.includes('lang=nl') ? 'nl' : 'en';
      await expectPage(page, path, language);
      await flag(page, 'nl').click();
      await expectPage(page, path, 'nl');
      await flag(page, 'en').click();
      await expectPage(page, path, 'en');
    }
  });

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const words = dictionaries.en;

  /** Words that only an action brings up, or that only a screen reader says, and the form's own. */
  const unseen =
    /^contact\.(email.|fallback|message|name|required|send|sent)|^portfolio\.(close|project|projectsDelivered|technologies|timeline)$/;

  const pages: [path: string, groups: string[]][] = [
    ['/', ['hero.', 'services.', 'clients.', 'contact.']],
    ['/portfolio', ['portfolio.']],
    ['/about', ['about.']],
  ];

  for (const [path, groups] of pages)
    test(`all text of ${path} is readable`, async ({ page }) => {
      await page.goto(path);
      await expectPage(page, path);
      const keys = (Object.keys(words) as Key[]).filter(
        (key) => groups.some((group) => key.startsWith(group)) && !unseen.test(key),
      );
      expect(keys.length).toBeGreaterThan(8);
      for (const key of keys)
        await expect(page.getByText(words[key], { exact: true }).filter({ visible: true }).first(), key).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(company.registration);
    });

  test('every portfolio case is readable: name, project, period, description, technologies', async ({ page }) => {
    await page.goto('/portfolio');
    for (const { client, projects } of engagements) {
      const { name } = clients[client];
      const section = page
        .getByRole('main')
        .locator('section', { has: page.getByRole('heading', { name, exact: true }) });
      for (const { nameKey, descKey, year, technologies } of projects) {
        await expect(section.getByText(words[nameKey], { exact: true })).toBeVisible();
        await expect(section.getByText(words[descKey], { exact: true })).toBeVisible();
        await expect(section.getByText(year, { exact: true })).toBeVisible();
        await expect(section.getByRole('listitem')).toHaveText([...technologies]);
      }
    }
    // What does nothing without JavaScript is not offered.
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('links work', async ({ page }) => {
    await page.goto('/');
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await link(words['clients.link']).click();
    await expect(page).toHaveURL('/portfolio');
    await link(words['nav.about']).click();
    await expect(page).toHaveURL('/about');
    await expectPage(page, '/about');
    await page.getByRole('link', { name: words['nav.brandHome'] }).click();
    await expect(page).toHaveURL('/');
    await link(words['hero.learnMore']).click();
    await expect(page.getByRole('heading', { name: words['services.title'] })).toBeInViewport();
  });

  test.describe('an unknown path', () => {
    test.use({ allowedMessages: expectedAt('/nope') });

    test('shows the not-found page, whose link leads home', async ({ page }) => {
      await page.goto('/nope');
      await expectPage(page, '/nope');
      await expect(page.getByText(words['notFound.text'])).toBeVisible();
      await page.getByRole('link', { name: words['notFound.link'] }).click();
      await expect(page).toHaveURL('/');
    });
  });
});
