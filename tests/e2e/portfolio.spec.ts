import type { Locator, Page } from '@playwright/test';
import { engagementYear } from '../../src/content/engagements';
import { client, dictionaries, first, languages, longest, second, timeline } from '../content';
import { numbers } from '../specification';
import { expect, test } from './fixtures';
import { dialog, emblem, expectPageScrolls, expectPictures, flag, html, item, open } from './page';
import { dialogTree } from './trees';

const words = dictionaries[first];
const { columns, dialogHeight, logoDelay } = numbers;
const list = (page: Page) => page.getByRole('main').locator('ol');
const close = (page: Page) => dialog(page).getByRole('button');

const openDialog = async (page: Page, name: string) => {
  await emblem(page, name).click();
  await expect(dialog(page)).toBeVisible();
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

test.describe('The timeline', () => {
  test('shows the round logo of every client, with the name beneath', async ({ page }) => {
    await open(page, '/portfolio');
    await expectPictures(list(page).locator('img'));
    for (const { name } of timeline) {
      const logo = await emblem(page, name).locator('img').boundingBox();
      const beneath = await emblem(page, name).getByText(name).boundingBox();
      expect(beneath?.y).toBeGreaterThanOrEqual((logo?.y ?? 0) + (logo?.height ?? 0));
    }
  });

  test('shows the year above every client, strong where it changes', async ({ page }) => {
    await open(page, '/portfolio');
    const items = list(page).getByRole('listitem');
    const years = timeline.map(engagementYear);
    for (const [index, year] of years.entries()) {
      const above = items.nth(index).getByText(String(year), { exact: true });
      const { y = 0, height = 0 } = (await above.boundingBox()) ?? {};
      const logo = await items.nth(index).locator('img').boundingBox();
      expect(y + height).toBeLessThanOrEqual(logo?.y ?? 0);
      await expect(above).toHaveCSS('font-weight', year === years[index - 1] ? '400' : '700');
    }
  });

  test('shows a logo in its own colours under the pointer and with the focus, all of one blue otherwise', async ({
    page,
  }) => {
    await open(page, '/portfolio');
    const logo = emblem(page, client).locator('img');
    await expect(logo).not.toHaveCSS('filter', 'none');
    await emblem(page, client).hover();
    await expect(logo).toHaveCSS('filter', 'none');
    await page.mouse.move(0, 0);
    await expect(logo).not.toHaveCSS('filter', 'none');
    await page.keyboard.press('Tab');
    await emblem(page, client).focus();
    await expect(logo).toHaveCSS('filter', 'none');
    await page.mouse.move(0, 0);
    await emblem(page, client).blur();
    // On paper there is no ground for the blue.
    await page.emulateMedia({ media: 'print' });
    await expect(logo).toHaveCSS('filter', 'none');
  });

  for (const [width, count] of [
    [360, columns[0]],
    [800, columns[1]],
    [1280, columns[2]],
  ] as const)
    test(`has ${count} columns on a screen of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/portfolio');
      const tracks = await list(page).evaluate((list) => getComputedStyle(list).gridTemplateColumns);
      expect(tracks.split(' ')).toHaveLength(count);
      const tops = await list(page)
        .getByRole('button')
        .evaluateAll((emblems) => emblems.map((emblem) => emblem.getBoundingClientRect().top));
      const first = tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1);
      expect(first, 'logos in the first row').toHaveLength(Math.min(count, timeline.length));
    });

  test('has a gradient line behind the logos on large screens only', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/portfolio');
    expect(await gradients(list(page))).not.toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await gradients(list(page))).toEqual([]);
  });

  test('lifts a logo that is pointed at or has the focus', async ({ page }) => {
    await open(page, '/portfolio');
    const button = list(page).getByRole('button').first();
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

  test(`staggers the entrance of the logos by ${logoDelay} s per item, if motion is welcome`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/portfolio');
    const delays = () =>
      list(page).evaluate((list) =>
        [...list.children].map((item) => {
          const moving = [item, ...item.querySelectorAll('*')]
            .map((element) => getComputedStyle(element))
            .find(({ animationName }) => animationName !== 'none');
          return moving && Number.parseFloat(moving.animationDelay);
        }),
      );
    expect(await delays()).toEqual(timeline.map((_, index) => Number((index * logoDelay).toFixed(2))));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await delays()).toEqual(timeline.map(() => undefined));
  });
});

test.describe('The dialog', () => {
  for (const language of languages)
    test.describe(`in ${language}`, () => {
      test.use({ stored: language });

      test('tells of every client: name, how many projects, and each with period and technologies', async ({
        page,
      }) => {
        await open(page, '/portfolio');
        for (const shown of timeline) {
          await expect(emblem(page, shown.name)).toHaveAttribute('aria-haspopup', 'dialog');
          await openDialog(page, shown.name);
          // What lies under it is out of reach, so that nothing else is in the tree but the place of the messages.
          await expect(page.locator('body')).toMatchAriaSnapshot(dialogTree(shown, language));
          await expect(dialog(page)).toHaveAccessibleDescription(new RegExp(`^${shown.projects.length} `));
          await expect(dialog(page).locator('img')).not.toHaveJSProperty('naturalWidth', 0);
          await close(page).click();
          await expect(dialog(page)).toBeHidden();
        }
      });
    });

  const closings: [name: string, close: (page: Page) => Promise<void>][] = [
    ['its close button', (page) => close(page).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    [
      'a click outside it',
      async (page) => {
        // Until then it counts as the rest of a double press.
        await page.waitForTimeout(600);
        await page.mouse.click(8, 400);
      },
    ],
  ];

  for (const [name, closeBy] of closings)
    test(`closes through ${name}, gives the focus back and lets the page scroll again`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, '/portfolio');
      await openDialog(page, client);
      // From rest: in mid-entrance it takes another way.
      await dialog(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
      await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
      await closeBy(page);
      await expect(dialog(page)).toBeHidden();
      await expect(emblem(page, client)).toBeFocused();
      await expectPageScrolls(page);

      // The selection is cleared: the same client opens again.
      await openDialog(page, client);
    });

  test('lets the page scroll again after navigating away with it open', async ({ page }) => {
    await open(page, '/');
    await item(page, words['nav.portfolio']).click();
    await openDialog(page, client);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(dialog(page)).toBeHidden();
    await expectPageScrolls(page);
    await flag(page, second).click();
    await expect(html(page)).toHaveAttribute('lang', second);

    await page.goForward();
    await expect(list(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test(`is at most ${dialogHeight * 100} % of the viewport high, and its body scrolls`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await open(page, '/portfolio');
    await openDialog(page, longest);
    const height = async () => (await dialog(page).boundingBox())?.height;
    await expect.poll(height).toBeLessThanOrEqual(400 * dialogHeight);
    await expect.poll(height).toBeGreaterThan(400 * dialogHeight - 40);

    const last = dialog(page).getByRole('listitem').last();
    await expect(last).not.toBeInViewport();
    await dialog(page).getByRole('heading', { level: 3 }).first().hover();
    await page.mouse.wheel(0, 2000);
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(close(page)).toBeInViewport({ ratio: 1 });
  });
});
