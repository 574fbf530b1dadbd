import type { Page } from '@playwright/test';
import type { Key } from '../../src/language/translate';
import { dictionaries, expect, flag, holdBack, type Language, live, open, test } from './fixtures';

const pages = {
  '/': { name: 'home', heading: 'hero.title' },
  '/portfolio': { name: 'portfolio', heading: 'portfolio.title' },
  '/about': { name: 'about', heading: 'about.title' },
} as const;

const paths = Object.keys(pages) as (keyof typeof pages)[];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects the whole page to be in a language: head, headings and what only a screen reader says. */
const expectLanguage = async (page: Page, language: Language, path: keyof typeof pages = '/') => {
  const words = dictionaries[language];
  const { name, heading: key } = pages[path];
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(heading(page)).toHaveText(words[key]);
  await expect(page).toHaveTitle(new RegExp(`^${words[`page.${name}.title`]} – `));
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', words[`page.${name}.description`]);
  await expect(page.getByRole('navigation', { name: words['nav.label'] })).toBeVisible();
  await expect(page.getByRole('group', { name: words['nav.language'] })).toBeVisible();
  await expect(flag(page, language)).toHaveAttribute('aria-pressed', 'true');
  await expect(flag(page, language === 'en' ? 'nl' : 'en')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('contentinfo')).toContainText(words['footer.tagline']);
};

/** Words that differ between the languages and that no page shows in both. */
const telling = (Object.keys(dictionaries.en) as Key[]).filter(
  (key) => dictionaries.en[key].length > 12 && dictionaries.en[key] !== dictionaries.nl[key],
);

const textOf = async (page: Page) => {
  const labels = await page
    .locator('[aria-label]')
    .evaluateAll((labelled) => labelled.map((element) => element.getAttribute('aria-label')));
  return [await page.locator('body').ariaSnapshot(), ...labels].join('\n');
};

// Motion has its own tests, in navigation.spec.ts and portfolio.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('The site starts as English', async ({ page }) => {
  for (const path of paths) {
    await open(page, path);
    await expectLanguage(page, 'en', path);
  }
});

test.describe('In a Dutch browser', () => {
  test.use({ locale: 'nl-NL' });

  test('the site starts as English all the same', async ({ page }) => {
    await open(page, '/');
    await expectLanguage(page, 'en');
  });
});

for (const path of paths)
  test(`A click of a flag button switches every word of ${path}`, async ({ page }) => {
    await open(page, path);
    for (const language of ['nl', 'en'] as const) {
      await flag(page, language).click();
      await expectLanguage(page, language, path);
      const text = await textOf(page);
      const other = dictionaries[language === 'nl' ? 'en' : 'nl'];
      expect(telling.map((key) => other[key]).filter((words) => text.includes(words))).toEqual([]);
    }
  });

test('The choice survives a reload, a walk through the site and a closed tab', async ({ page, context }) => {
  await open(page, '/');
  await flag(page, 'nl').click();
  await expectLanguage(page, 'nl');
  await page.reload();
  await live(page);
  await expectLanguage(page, 'nl');
  await page.getByRole('navigation').getByRole('link', { name: 'Over ons' }).click();
  await expectLanguage(page, 'nl', '/about');
  await page.close();

  const next = await context.newPage();
  await open(next, '/portfolio');
  await expectLanguage(next, 'nl', '/portfolio');
});

test('Two tabs follow each other', async ({ page, context }) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/about');
  await flag(other, 'nl').click();
  await expectLanguage(page, 'nl');
  await flag(page, 'en').click();
  await expectLanguage(other, 'en', '/about');
});

for (const path of paths)
  test.describe(`With Dutch chosen earlier, ${path}`, () => {
    test.use({ stored: 'nl' });

    test('shows no flash of the other language', async ({ page }) => {
      // Notes the heading at every frame in which it can be seen, until the page is live.
      await page.addInitScript(() => {
        const seen = new Set<string>();
        const look = () => {
          const heading = document.querySelector('h1');
          if (heading?.checkVisibility({ visibilityProperty: true }))
            seen.add(`${document.documentElement.lang}: ${heading.textContent}, ${document.title}`);
          document.documentElement.dataset.seen = JSON.stringify([...seen]);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await open(page, path);
      const title = await page.title();
      const { heading: key, name } = pages[path];
      expect(title).toContain(dictionaries.nl[`page.${name}.title`]);
      const seen = [`nl: ${dictionaries.nl[key]}, ${title}`];
      await expect(page.locator('html')).toHaveAttribute('data-seen', JSON.stringify(seen));
    });

    test('is Dutch before the bundle arrives', async ({ page }) => {
      await holdBack(page, '/main.js');
      await page.goto(path);
      await expect(heading(page)).toHaveText(dictionaries.nl[pages[path].heading]);
    });
  });

for (const path of paths)
  test(`?lang=nl opens ${path} in Dutch and counts as a choice; a flag click drops it`, async ({ page }) => {
    await open(page, `${path}?lang=nl`);
    await expectLanguage(page, 'nl', path);
    await open(page, path);
    await expectLanguage(page, 'nl', path);

    await open(page, `${path}?a=1&lang=nl#content`);
    await flag(page, 'en').click();
    await expectLanguage(page, 'en', path);
    await expect(page).toHaveURL(`${path}?a=1#content`);
    await open(page, `${path}?lang=nl`);
    await open(page, `${path}?lang=en`);
    await expectLanguage(page, 'en', path);
    await flag(page, 'nl').click();
    await expect(page).toHaveURL(path);
    await expectLanguage(page, 'nl', path);
  });

test('A stored value that is not a language means English and no error', async ({ page }) => {
  await open(page, '/?lang=fr');
  for (const garbage of ['', 'xx', 'NL', '{"nl":true}']) {
    await page.evaluate((garbage) => localStorage.setItem('language', garbage), garbage);
    await page.reload();
    await live(page);
    await expectLanguage(page, 'en');
  }
  await flag(page, 'nl').click();
  await page.reload();
  await live(page);
  await expectLanguage(page, 'nl');
});

test.describe('In a browser that refuses storage', () => {
  const refusals: [name: string, refuse: () => void][] = [
    [
      'at every access',
      () => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('refused', 'SecurityError');
            },
          });
      },
    ],
    [
      'at every call',
      () => {
        for (const name of ['getItem', 'setItem', 'removeItem'])
          Object.defineProperty(Storage.prototype, name, {
            value() {
              throw new DOMException('refused', 'QuotaExceededError');
            },
          });
      },
    ],
  ];

  for (const [name, refuse] of refusals)
    test(`${name}, the site is English, switches and reports no error`, async ({ page }) => {
      await page.addInitScript(refuse);
      await open(page, '/');
      await expectLanguage(page, 'en');
      await flag(page, 'nl').click();
      await expectLanguage(page, 'nl');
      await page.getByLabel(dictionaries.nl['contact.name'], { exact: true }).fill('Ada');
      await page.getByRole('navigation').getByRole('link', { name: 'Over ons' }).click();
      await expectLanguage(page, 'nl', '/about');
      await open(page, '/portfolio?lang=nl');
      await expectLanguage(page, 'nl', '/portfolio');
      await open(page, '/');
      await expectLanguage(page, 'en');
    });
});
