import type { Page } from '@playwright/test';
import { flags, navigation } from '../specification';
import { dictionaries, expect, expectScrolledTo, languages, live, open, scrollTo, test } from './fixtures';

const transparent = 'rgba(0, 0, 0, 0)';
const opaque = /^rgb\(/;

const bar = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation');
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

/** What the bar offers, in its order, by the names that a screen reader says. */
const offers = (page: Page) =>
  menu(page)
    .locator('a, button')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label') ?? element.textContent));

const sectionEntries = [
  ['Home', 'home'],
  ['Services', 'services'],
  ['Contact', 'contact'],
  ['Get Started', 'contact'],
] as const;

const pageEntries = [
  ['Portfolio', '/portfolio'],
  ['About us', '/about'],
] as const;

test.describe('The navigation bar', () => {
  test('is fixed at the top, on all pages', async ({ page }) => {
    for (const path of ['/', '/portfolio', '/about']) {
      await open(page, path);
      await expect(bar(page)).toHaveCSS('position', 'fixed');
      await scrollTo(page, 200);
      await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0);
    }
  });

  test('is transparent at the top of the page and opaque once it is scrolled more than 20 px', async ({ page }) => {
    await open(page, '/');
    await expect(bar(page)).toHaveCSS('background-color', transparent);

    await scrollTo(page, 20);
    // Nothing may happen: time for a change, and for its transition, to show.
    await page.waitForTimeout(400);
    await expect(bar(page)).toHaveCSS('background-color', transparent);

    await scrollTo(page, 21);
    await expect(bar(page)).toHaveCSS('background-color', opaque);

    await scrollTo(page, 0);
    await expect(bar(page)).toHaveCSS('background-color', transparent);
  });

  test('is opaque when the page opens at a section', async ({ page }) => {
    await open(page, '/#services');
    await expect(bar(page)).toHaveCSS('background-color', opaque);
  });

  for (const language of languages)
    test.describe(`in ${language}`, () => {
      test.use({ stored: language });

      test('offers Home, Services, Portfolio, About us, Contact, a language switch and Get Started', async ({
        page,
      }) => {
        await open(page, '/');
        const getStarted = dictionaries[language]['nav.getStarted'];
        expect(await offers(page)).toEqual([...navigation.map((entry) => entry[language]), ...flags, getStarted]);
        await expect(menu(page)).toBeVisible();
      });

      test('opens the home page at the section that the address names', async ({ page }) => {
        for (const section of ['services', 'clients', 'contact']) {
          await page.goto('about:blank');
          await open(page, `/#${section}`);
          await expectScrolledTo(page, section);
        }
      });
    });

  for (const [name, section] of sectionEntries)
    test(`${name} scrolls to its section; from another page it first navigates to /`, async ({ page }) => {
      await open(page, '/');
      // From somewhere else, so that Home has a way to go too.
      await scrollTo(page, name === 'Home' ? 600 : 0);
      await entry(page, name).click();
      await expectScrolledTo(page, section);
      await expect(page).toHaveURL(`/#${section}`);

      await open(page, '/portfolio');
      await page.evaluate(() => document.body.setAttribute('data-kept', ''));
      await entry(page, name).click();
      await expect(page).toHaveURL(`/#${section}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dictionaries.en['hero.title']);
      await expectScrolledTo(page, section);
      expect(await page.evaluate(() => 'kept' in document.body.dataset), 'no reload').toBe(true);
    });

  test('scrolls smoothly, unless the visitor prefers reduced motion', async ({ page }) => {
    const html = page.locator('html');
    await open(page, '/');
    await expect(html).toHaveCSS('scroll-behavior', 'smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(html).toHaveCSS('scroll-behavior', 'auto');
  });

  test('scrolls after a 100 ms delay when it had to navigate to / first', async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      const note = (name: string) => {
        dataset[name] ??= String(performance.now());
      };
      addEventListener('pushState', () => note('navigated'));
      addEventListener('scroll', () => scrollY > 0 && location.pathname === '/' && note('scrolled'));
    });
    await entry(page, 'Contact').click();
    await expectScrolledTo(page, 'contact');
    const { navigated, scrolled } = await page.evaluate(() => ({
      ...document.documentElement.dataset,
    }));
    const delay = Number(scrolled) - Number(navigated);
    expect(delay).toBeGreaterThanOrEqual(100);
    expect(delay).toBeLessThan(600);
  });

  for (const [name, path] of pageEntries) {
    test(`${name} is an ordinary link, followed without a reload`, async ({ page }) => {
      await open(page, '/');
      await expect(entry(page, name)).toHaveAttribute('href', path);
      await page.evaluate(() => document.body.setAttribute('data-kept', ''));
      await scrollTo(page, 600);
      await entry(page, name).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(entry(page, name)).toHaveAttribute('aria-current', 'page');
      expect(await page.evaluate(() => scrollY), 'opens at its top').toBe(0);
      expect(await page.evaluate(() => 'kept' in document.body.dataset), 'no reload').toBe(true);

      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dictionaries.en['hero.title']);
    });
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Portfolio and About are ordinary links', async ({ page }) => {
    for (const [name, path] of pageEntries) {
      await page.goto('/');
      await entry(page, name).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
  });

  test('Home, Services, Contact and Get Started lead to their section from another page', async ({ page }) => {
    for (const [name, section] of sectionEntries) {
      await page.goto('/about');
      await entry(page, name).click();
      await expect(page).toHaveURL(`/#${section}`);
      await expect(page.locator(`#${section}`)).toBeInViewport();
    }
  });
});

test.describe('On mobile', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  const toggle = (page: Page) => bar(page).getByRole('button', { name: 'Menu', exact: true });

  const openMenu = async (page: Page) => {
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
  };

  for (const language of languages)
    test.describe(`in ${language}`, () => {
      test.use({ stored: language });

      test('a menu toggle shows the same entries', async ({ page }) => {
        await open(page, '/');
        await openMenu(page);
        const getStarted = dictionaries[language]['nav.getStarted'];
        expect(await offers(page)).toEqual([...navigation.map((entry) => entry[language]), ...flags, getStarted]);
        for (const link of await menu(page).getByRole('link').all()) await expect(link).toBeInViewport();
      });
    });

  test('the menu closes when a section entry is chosen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, section] of sectionEntries) {
      await open(page, '/portfolio');
      // Once from another page, then once on the home page itself.
      for (const _ of [1, 2]) {
        await openMenu(page);
        await entry(page, name).click();
        await expect(menu(page)).toBeHidden();
        await expectScrolledTo(page, section);
      }
    }
  });

  test('the menu closes when a link is chosen', async ({ page }) => {
    await open(page, '/');
    for (const [name, path] of pageEntries) {
      await openMenu(page);
      await entry(page, name).click();
      await expect(page).toHaveURL(path);
      await expect(menu(page)).toBeHidden();
    }
  });

  test('the menu closes by Escape and by its toggle', async ({ page }) => {
    await open(page, '/');
    await openMenu(page);
    await page.keyboard.press('Escape');
    await openMenu(page);
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test('the menu closes by a click outside it', async ({ page }) => {
    await open(page, '/');
    await openMenu(page);
    await page.mouse.click(180, 790);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('the menu switches the language', async ({ page }) => {
    await open(page, '/');
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Nederlands' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await page.reload();
    await live(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  });
});
