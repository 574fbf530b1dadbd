import type { Page } from '@playwright/test';
import type { Key } from '../../src/language/words';
import { locales } from '../../src/languages';
import { routes } from '../../src/routes';
import { dictionaries, first, headingOf, type Language, languages, second } from '../content';
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
const telling = (Object.keys(dictionaries[first]) as Key[]).filter(
  (key) => dictionaries[first][key].length > 12 && dictionaries[first][key] !== dictionaries[second][key],
);

const textOf = async (page: Page) => {
  const labels = await page
    .locator('[aria-label]')
    .evaluateAll((labelled) => labelled.map((element) => element.getAttribute('aria-label')));
  return [await page.locator('body').ariaSnapshot(), ...labels].join('\n');
};

test.describe('In a browser of another language, too,', () => {
  test.use({ locale: locales[second].replace('_', '-') });

  test('the site starts in its own', async ({ page }) => {
    for (const { path, page: name } of routes) {
      await open(page, path);
      await expectLanguage(page, first, name);
    }
  });
});

for (const { path, page: name } of routes) {
  test(`A click of a flag button switches every word of ${path}`, async ({ page }) => {
    await open(page, path);
    for (const language of [second, first]) {
      await flag(page, language).click();
      await expectLanguage(page, language, name);
      const text = await textOf(page);
      const other = dictionaries[language === second ? first : second];
      expect(telling.map((key) => other[key]).filter((words) => text.includes(words))).toEqual([]);
    }
  });

  test(`?lang=${second} opens ${path} in that language and counts as a choice; a flag click drops it`, async ({
    page,
  }) => {
    await open(page, `${path}?lang=${second}`);
    await expectLanguage(page, second, name);
    await open(page, path);
    await expectLanguage(page, second, name);

    await open(page, `${path}?a=1&lang=${second}#content`);
    await flag(page, first).click();
    await expectLanguage(page, first, name);
    await expect(page).toHaveURL(`${path}?a=1#content`);
    await open(page, `${path}?lang=${second}`);
    await open(page, `${path}?lang=${first}`);
    await expectLanguage(page, first, name);
    await flag(page, second).click();
    await expect(page).toHaveURL(path);
  });

  test.describe(`With ${second} chosen earlier, ${path}`, () => {
    test.use({ stored: second });

    test('is in it before the bundle arrives, and never shows the other language', async ({ page }) => {
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
      const title = dictionaries[second][headingOf(name)];
      await expect(heading(page)).toHaveText(title);
      letThrough();
      await live(page);
      await expectPage(page, name, second);
      const seen = [`${second}: ${title}, ${await page.title()}`];
      await expect(html(page)).toHaveAttribute('data-seen', JSON.stringify(seen));
    });
  });
}

test('The choice survives a reload, a walk through the site and a closed tab', async ({ page, context }) => {
  await open(page, '/');
  await flag(page, second).click();
  await expectLanguage(page, second);
  await page.reload();
  await live(page);
  await expectLanguage(page, second);
  await item(page, dictionaries[second]['nav.about']).click();
  await expectLanguage(page, second, 'about');
  await page.close();

  const next = await context.newPage();
  await open(next, '/portfolio');
  await expectLanguage(next, second, 'portfolio');
});

test('Two tabs follow each other', async ({ page, context }) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/about');
  await flag(other, second).click();
  await expectLanguage(page, second);
  await flag(page, first).click();
  await expectLanguage(other, first, 'about');
});

test('A stored value that is not a language means the language that the site starts in, and no error', async ({
  page,
}) => {
  await open(page, '/?lang=fr');
  for (const garbage of ['', 'xx', 'NL', '{"nl":true}']) {
    await page.evaluate((garbage) => localStorage.setItem('language', garbage), garbage);
    await page.reload();
    await live(page);
    await expectLanguage(page, first);
  }
});
