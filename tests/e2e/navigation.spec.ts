import type { Page } from '@playwright/test';
import { itemName, navigation as items, routes, sections } from '../../src/routes';
import { dictionaries, first, languages, leading, second } from '../content';
import { numbers } from '../specification';
import { expect, test } from './fixtures';
import { expectPage, expectScrolledTo, flag, html, item, live, open, scrollTo } from './page';

const transparent = 'rgba(0, 0, 0, 0)';
const opaque = /^rgb\(/;
const words = dictionaries[first];
const { opaqueBeyond } = numbers;

const bar = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation');
const current = (page: Page) => menu(page).locator('[aria-current]');

/** The items that lead to a section of the home page, Get Started among them. */
const toSections = [
  ...items.flatMap((item) => ('section' in item ? [[words[`nav.${itemName(item)}`], item.section] as const] : [])),
  [leading(words['nav.getStarted'], words['contact.title']), 'contact'] as const,
];

/** The items that are pages of their own. */
const toPages = items.flatMap((item) => ('section' in item ? [] : [{ ...item, name: words[`nav.${itemName(item)}`] }]));

/** Marks the document, so that a test can tell whether it was loaded anew. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-kept', ''));
const expectNoReload = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-kept');

test.describe('The navigation bar', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('is fixed at the top, on all pages', async ({ page }) => {
    for (const { path } of routes) {
      await open(page, path);
      await expect(bar(page)).toHaveCSS('position', 'fixed');
      await scrollTo(page, 200);
      await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0);
    }
  });

  test(`is transparent at the top of the page, opaque once it is scrolled more than ${opaqueBeyond} px`, async ({
    page,
  }) => {
    await open(page, '/');
    await expect(bar(page)).toHaveCSS('background-color', transparent);

    await scrollTo(page, opaqueBeyond);
    // Nothing may happen: time for a change, and for its transition, to show.
    await page.waitForTimeout(400);
    await expect(bar(page)).toHaveCSS('background-color', transparent);

    await scrollTo(page, opaqueBeyond + 1);
    await expect(bar(page)).toHaveCSS('background-color', opaque);
    await scrollTo(page, 0);
    await expect(bar(page)).toHaveCSS('background-color', transparent);
  });

  for (const language of languages)
    test.describe(`in ${language}`, () => {
      test.use({ stored: language });

      test('is opaque over the section that the address names, where the page opens', async ({ page }) => {
        for (const section of ['services', 'clients', 'contact']) {
          await page.goto('about:blank');
          await open(page, `/#${section}`);
          await expectScrolledTo(page, section);
          await expect(bar(page)).toHaveCSS('background-color', opaque);
        }
      });
    });

  for (const [name, section] of toSections)
    test(`${name} scrolls to its section; from another page it first navigates to /`, async ({ page }) => {
      await open(page, '/');
      // From somewhere else, so that Home has a way to go too.
      await scrollTo(page, section === 'home' ? 600 : 0);
      await item(page, name).click();
      await expectScrolledTo(page, section);
      await expect(page).toHaveURL(`/#${section}`);

      await open(page, '/portfolio');
      await mark(page);
      await item(page, name).click();
      await expect(page).toHaveURL(`/#${section}`);
      await expectPage(page, 'home');
      await expectScrolledTo(page, section);
      await expectNoReload(page);
    });

  test('scrolls smoothly, unless the visitor prefers reduced motion', async ({ page }) => {
    await open(page, '/');
    await expect(html(page)).toHaveCSS('scroll-behavior', 'smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(html(page)).toHaveCSS('scroll-behavior', 'auto');
  });

  for (const { name, path, page: target } of toPages)
    test(`${name} is an ordinary link, followed without a reload`, async ({ page }) => {
      await open(page, '/');
      await mark(page);
      await scrollTo(page, 600);
      await item(page, name).click();
      await expect(page).toHaveURL(path);
      await expectPage(page, target);
      expect(await page.evaluate(() => scrollY), 'opens at its top').toBe(0);
      await expectNoReload(page);

      await page.goBack();
      await expectPage(page, 'home');
    });

  test('says where the visitor is: on which page, and on the home page in which section', async ({ page }) => {
    await open(page, '/');
    for (const section of sections) {
      await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }), section);
      // A section without an item of its own is not marked.
      const marked = items.filter((item) => 'section' in item && item.section === section);
      await expect(current(page)).toHaveText(marked.map((item) => words[`nav.${itemName(item)}`]));
    }
    await expect(current(page)).toHaveAttribute('aria-current', 'location');
    for (const { name } of toPages) {
      await item(page, name).click();
      await expect(current(page)).toHaveText(name);
      await expect(current(page)).toHaveAttribute('aria-current', 'page');
    }
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every item of the bar, the brand and the links of the home page lead where they say', async ({ page }) => {
    for (const { name, path, page: target } of toPages) {
      await page.goto('/');
      await item(page, name).click();
      await expect(page).toHaveURL(path);
      await expectPage(page, target);
    }
    for (const [name, section] of toSections) {
      await page.goto('/about');
      await item(page, name).click();
      await expect(page).toHaveURL(`/#${section}`);
      await expect(page.locator(`#${section}`)).toBeInViewport();
    }
    const main = page.getByRole('main');
    await main.getByRole('link', { name: leading(words['hero.learnMore'], words['services.title']) }).click();
    await expect(page.getByRole('heading', { name: words['services.title'] })).toBeInViewport();
    await main.getByRole('link', { name: words['clients.link'], exact: true }).click();
    await expect(page).toHaveURL('/portfolio');
    await page.getByRole('link', { name: words['nav.brandHome'] }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('On mobile', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  const toggle = (page: Page) => bar(page).getByRole('button', { name: words['nav.menu'], exact: true });

  const openMenu = async (page: Page) => {
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
  };

  test('a menu toggle shows the same items', async ({ page }) => {
    await open(page, '/');
    await openMenu(page);
    const links = menu(page).getByRole('link');
    await expect(links).toHaveText([...items.map((item) => words[`nav.${itemName(item)}`]), words['nav.getStarted']]);
    for (const link of await links.all()) await expect(link).toBeInViewport();
    for (const language of languages) await expect(flag(page, language)).toBeInViewport();
  });

  test('the menu closes when a section item is chosen', async ({ page }) => {
    for (const [name, section] of toSections) {
      await open(page, '/portfolio');
      // Once from another page, then once on the home page itself.
      for (const _ of [1, 2]) {
        await openMenu(page);
        await item(page, name).click();
        await expect(menu(page)).toBeHidden();
        await expectScrolledTo(page, section);
      }
    }
  });

  test('the menu closes when a link is chosen', async ({ page }) => {
    await open(page, '/');
    for (const { name, path } of toPages) {
      await openMenu(page);
      await item(page, name).click();
      await expect(page).toHaveURL(path);
      await expect(menu(page)).toBeHidden();
    }
  });

  test('the menu closes by Escape, by its toggle and by a click outside it, not by one beside its items', async ({
    page,
  }) => {
    const closings = [
      () => page.keyboard.press('Escape'),
      () => toggle(page).click(),
      () => page.mouse.click(180, 790),
    ];
    await open(page, '/');
    for (const close of closings) {
      await openMenu(page);
      await menu(page)
        .getByRole('list')
        .click({ position: { x: 2, y: 2 } });
      await expect(menu(page)).toBeVisible();
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL('/');
    }
  });

  test('the menu switches the language', async ({ page }) => {
    await open(page, '/');
    await openMenu(page);
    await flag(page, second).click();
    await expectPage(page, 'home', second);
    await page.reload();
    await live(page);
    await expectPage(page, 'home', second);
  });
});
