import type { Page } from '@playwright/test';
import type { Key } from '../../src/language/words';
import { routes } from '../../src/routes';
import { dictionaries, headingOf, type Language, languages } from './content';
import { expect, test } from './fixtures';
import { expectPage, flag, heading, holdBack, html, item, live, open } from './page';

/** Expects the whole page to be in a language: head, headings and what only a screen reader says. */
const expectLanguage = async (page: Page, language: Language, name: (typeof routes)[number]['page'] = 'home') => {
  const words = dictionaries[language];
  await expectPage(page, name, language);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', words[`page.${name}.description`]);
  await expect(page.getByRole('navigation', { name: words['nav.label'] })).toBeVisible();
  await expect(page.getByRole('group', { name: words['nav.language'] })).toBeVisible();
  for (const code of languages) {
    await expect(flag(page, code)).toHaveAttribute('aria-pressed', String(code === language));
    await expect(flag(page, code)).toHaveAttribute('lang', code);
  }
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

test.describe('In a Dutch browser, too,', () => {
  test.use({ locale: 'nl-NL' });

  test('the site starts as English', async ({ page }) => {
    for (const { path, page: name } of routes) {
      await open(page, path);
      await expectLanguage(page, 'en', name);
    }
  });
});

for (const { path, page: name } of routes) {
  test(`A click of a flag button switches every word of ${path}`, async ({ page }) => {
    await open(page, path);
    for (const language of ['nl', 'en'] as const) {
      await flag(page, language).click();
      await expectLanguage(page, language, name);
      const text = await textOf(page);
      const other = dictionaries[language === 'nl' ? 'en' : 'nl'];
      expect(telling.map((key) => other[key]).filter((words) => text.includes(words))).toEqual([]);
    }
  });

  test(`?lang=nl opens ${path} in Dutch and counts as a choice; a flag click drops it`, async ({ page }) => {
    await open(page, `${path}?lang=nl`);
    await expectLanguage(page, 'nl', name);
    await open(page, path);
    await expectLanguage(page, 'nl', name);

    await open(page, `${path}?a=1&lang=nl#content`);
    await flag(page, 'en').click();
    await expectLanguage(page, 'en', name);
    await expect(page).toHaveURL(`${path}?a=1#content`);
    await open(page, `${path}?lang=nl`);
    await open(page, `${path}?lang=en`);
    await expectLanguage(page, 'en', name);
    await flag(page, 'nl').click();
    await expect(page).toHaveURL(path);
  });

  test.describe(`With Dutch chosen earlier, ${path}`, () => {
    test.use({ stored: 'nl' });

    test('is Dutch before the bundle arrives, and never shows the other language', async ({ page }) => {
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
      const letThrough = await holdBack(page, '/main.js');
      await page.goto(path);
      const title = dictionaries.nl[headingOf(name)];
      await expect(heading(page)).toHaveText(title);
      letThrough();
      await live(page);
      await expectPage(page, name, 'nl');
      const seen = [`nl: ${title}, ${await page.title()}`];
      await expect(html(page)).toHaveAttribute('data-seen', JSON.stringify(seen));
    });
  });
}

test('The choice survives a reload, a walk through the site and a closed tab', async ({ page, context }) => {
  await open(page, '/');
  await flag(page, 'nl').click();
  await expectLanguage(page, 'nl');
  await page.reload();
  await live(page);
  await expectLanguage(page, 'nl');
  await item(page, dictionaries.nl['nav.about']).click();
  await expectLanguage(page, 'nl', 'about');
  await page.close();

  const next = await context.newPage();
  await open(next, '/portfolio');
  await expectLanguage(next, 'nl', 'portfolio');
});

test('Two tabs follow each other', async ({ page, context }) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/about');
  await flag(other, 'nl').click();
  await expectLanguage(page, 'nl');
  await flag(page, 'en').click();
  await expectLanguage(other, 'en', 'about');
});

test('A stored value that is not a language means English and no error', async ({ page }) => {
  await open(page, '/?lang=fr');
  for (const garbage of ['', 'xx', 'NL', '{"nl":true}']) {
    await page.evaluate((garbage) => localStorage.setItem('language', garbage), garbage);
    await page.reload();
    await live(page);
    await expectLanguage(page, 'en');
  }
});
