import type { Locator, Page } from '@playwright/test';
import { engagements } from '../../src/content/engagements';
import { count, portfolio } from '../specification';
import { dictionaries, expect, expectPageScrolls, flag, type Language, languages, open, test } from './fixtures';

const dutchMonths: Record<string, string> = {
  January: 'januari',
  February: 'februari',
  March: 'maart',
  April: 'april',
  May: 'mei',
  June: 'juni',
  July: 'juli',
  August: 'augustus',
  September: 'september',
  October: 'oktober',
  November: 'november',
  December: 'december',
};

const periodIn = (language: Language, period: string) =>
  language === 'en' ? period : period.replace(/[A-Z]\w+/g, (month) => dutchMonths[month] ?? month);

const closeLabel = { en: 'Close', nl: 'Sluiten' };

const timeline = (page: Page) => page.getByRole('main').getByRole('list').first();
const emblem = (page: Page, name: string) => timeline(page).getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

const openDialog = async (page: Page, name: string) => {
  await emblem(page, name).click();
  await expect(dialog(page)).toBeVisible();
  // Closing is tested from rest: in mid-entrance it takes another way.
  await dialog(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
};

/** What is painted behind and in the list: its own background and those of its items. */
const gradients = (list: Locator) =>
  list.evaluate((element) =>
    [element, ...element.querySelectorAll('li')].flatMap((painted) =>
      ['', '::before', '::after']
        .map((pseudo) => getComputedStyle(painted, pseudo))
        .filter(({ display, content }) => display !== 'none' && content !== 'none')
        .map(({ backgroundImage }) => backgroundImage)
        .filter((image) => image.includes('gradient')),
    ),
  );

for (const language of languages)
  test.describe(`The portfolio in ${language}`, () => {
    test.use({ stored: language });
    const words = dictionaries[language];

    test('has a translated title and subtitle, the shared header and footer', async ({ page }) => {
      await open(page, '/portfolio');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['portfolio.title']);
      await expect(page.getByText(words['portfolio.subtitle'])).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(words['footer.rights']);
    });

    test(`is a timeline of ${count.clients} round logos, newest first, with the client name beneath each`, async ({
      page,
    }) => {
      await open(page, '/portfolio');
      const emblems = timeline(page).getByRole('button');
      await expect(emblems).toHaveText(portfolio.map(([, name]) => name));
      for (const [index, [, name]] of portfolio.entries()) {
        const logo = emblems.nth(index).locator('img');
        await logo.scrollIntoViewIfNeeded();
        await expect(logo).toHaveJSProperty('complete', true);
        await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
        const beneath = await emblems.nth(index).getByText(name).boundingBox();
        const box = await logo.boundingBox();
        expect(beneath?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
      }
    });

    test('opens a dialog for every client: name, count line, project, period, description and technologies', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/portfolio');
      for (const [key, name, period] of portfolio) {
        await openDialog(page, name);
        const shown = page.getByRole('dialog', { name, exact: true });
        await expect(shown.getByRole('heading', { level: 2 })).toHaveText(name);
        await expect(shown.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
        await expect(shown.getByText('1 project', { exact: true })).toBeVisible();
        await expect(shown.getByRole('heading', { level: 3 })).toHaveText(words[`portfolio.${key}.name`]);
        await expect(shown.getByText(periodIn(language, period), { exact: true })).toBeVisible();
        await expect(shown.getByText(words[`portfolio.${key}.desc`], { exact: true })).toBeVisible();
        const { projects } = engagements.find(({ client }) => client === key) ?? { projects: [] };
        await expect(shown.getByRole('listitem')).toHaveText(projects.flatMap(({ technologies }) => technologies));
        await shown.getByRole('button', { name: closeLabel[language], exact: true }).click();
        await expect(dialog(page)).toBeHidden();
      }
    });
  });

test.describe('The portfolio', () => {
  for (const [width, columns] of [
    [360, 2],
    [800, 4],
    [1280, 7],
  ] as const)
    test(`has ${columns} columns on a screen of ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/portfolio');
      const tracks = await timeline(page).evaluate((list) => getComputedStyle(list).gridTemplateColumns);
      expect(tracks.split(' ')).toHaveLength(columns);

      const tops = await timeline(page)
        .getByRole('button')
        .evaluateAll((emblems) => emblems.map((emblem) => emblem.getBoundingClientRect().top));
      const first = tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1);
      expect(first, 'logos in the first row').toHaveLength(columns);
    });

  test('has a gradient line behind the logos on large screens only', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/portfolio');
    expect(await gradients(timeline(page))).not.toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await gradients(timeline(page))).toEqual([]);
  });

  test('lifts a logo that is pointed at or has the focus', async ({ page }) => {
    await open(page, '/portfolio');
    const button = timeline(page).getByRole('button').first();
    /** How far the logo is below the edge of its button. */
    const depth = () =>
      button.evaluate((element) => {
        const [logo] = element.getElementsByTagName('img');
        return logo && logo.getBoundingClientRect().top - element.getBoundingClientRect().top;
      });
    await expect.poll(depth).toBe(8);
    await button.hover();
    await expect.poll(depth).toBe(4);
    await page.mouse.move(0, 0);
    await expect.poll(depth).toBe(8);
    await page.keyboard.press('Tab');
    await button.focus();
    await expect.poll(depth).toBe(4);
  });

  test('staggers the entrance of the logos by 0.05 s per item', async ({ page }) => {
    await open(page, '/portfolio');
    const delays = () =>
      timeline(page).evaluate((list) =>
        [...list.children].map((item) => {
          const moving = [item, ...item.querySelectorAll('*')]
            .map((element) => getComputedStyle(element))
            .find(({ animationName }) => animationName !== 'none');
          return moving && Number.parseFloat(moving.animationDelay);
        }),
      );
    const staggered = portfolio.map((_, index) => Number((index * 0.05).toFixed(2)));
    expect(await delays()).toEqual(staggered);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await delays()).toEqual(portfolio.map(() => undefined));
  });
});

test.describe('The dialog', () => {
  const closings: [name: string, close: (page: Page) => Promise<void>][] = [
    ['its close button', (page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a click outside it', (page) => page.mouse.click(8, 400)],
  ];

  for (const [name, close] of closings)
    test(`closes through ${name}, gives the focus back and lets the page scroll again`, async ({ page }) => {
      await open(page, '/portfolio');
      await openDialog(page, 'Knab');
      await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
      await close(page);
      await expect(dialog(page)).toBeHidden();
      await expect(emblem(page, 'Knab')).toBeFocused();
      await expectPageScrolls(page);

      // The selection is cleared: the same client opens again.
      await emblem(page, 'Knab').click();
      await expect(page.getByRole('dialog', { name: 'Knab' })).toBeVisible();
    });

  test('opens and closes by the keyboard alone, and keeps the focus inside', async ({ page }) => {
    await open(page, '/portfolio');
    await emblem(page, 'Fugro').focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    for (const _ of [1, 2, 3]) {
      await page.keyboard.press('Tab');
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
    }
    await dialog(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(emblem(page, 'Fugro')).toBeFocused();
  });

  test('lets the page scroll again after navigating away with it open', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('navigation').getByRole('link', { name: 'Portfolio' }).click();
    await openDialog(page, 'Shell');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(dialog(page)).toBeHidden();
    await expectPageScrolls(page);
    await flag(page, 'nl').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');

    await page.goForward();
    await expect(timeline(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test('is at most 80 % of the viewport high, and its body scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await open(page, '/portfolio');
    await openDialog(page, 'Deltafiber');
    const height = async () => (await dialog(page).boundingBox())?.height;
    await expect.poll(height).toBeLessThanOrEqual(320);
    await expect.poll(height).toBeGreaterThan(280);

    const last = dialog(page).getByRole('listitem').last();
    await expect(last).not.toBeInViewport();
    await dialog(page).getByRole('heading', { level: 3 }).hover();
    await page.mouse.wheel(0, 2000);
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });
});
