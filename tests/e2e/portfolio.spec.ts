import type { Page } from '@playwright/test';
import { engagementYear } from '../../src/content/engagements';
import { client, longest, timeline } from '../content';
import { numbers } from '../specification';
import { expect, test } from './fixtures';
import { dialog, emblem, open, openDialog, widen } from './page';

const { columns, dialogHeight, logoDelay } = numbers;
const list = (page: Page) => page.getByRole('main').locator('ol');

/** Whether a gradient is painted behind or in the list: as its own background or as those of its items. */
const hasLine = (page: Page) =>
  list(page).evaluate((element) =>
    [element, ...element.querySelectorAll('li')].some((painted) =>
      [undefined, '::before', '::after'].some((pseudo) => {
        const { display, content, backgroundImage } = getComputedStyle(painted, pseudo);
        return display !== 'none' && (!pseudo || content !== 'none') && backgroundImage.includes('gradient');
      }),
    ),
  );

test('The timeline has as many columns as the screen has room for, and a line only where it is one row after another', async ({
  page,
}) => {
  await open(page, '/portfolio');
  for (const [width, count] of [
    [360, columns[0]],
    [800, columns[1]],
    [1280, columns[2]],
  ] as const) {
    await widen(page, width);
    const tops = await list(page)
      .getByRole('link')
      .evaluateAll((emblems) => emblems.map((emblem) => Math.round(emblem.getBoundingClientRect().top)));
    const inFirstRow = tops.filter((top) => top === tops[0]);
    expect(inFirstRow, `logos in the first row, ${width} px`).toHaveLength(Math.min(count, timeline.length));
    expect(await hasLine(page), `a line, ${width} px`).toBe(count === columns[2]);
  }
});

test('Each client has its year above its round logo, strong if it changes, and its name beneath', async ({ page }) => {
  await open(page, '/portfolio');
  const years = timeline.map(engagementYear);
  const weights: number[] = [];
  for (const [index, { name }] of timeline.entries()) {
    const item = list(page).getByRole('listitem').nth(index);
    const boxes = [item.getByText(String(years[index]), { exact: true }), item.locator('img'), item.getByText(name)];
    const [year, logo, beneath] = await Promise.all(boxes.map((part) => part.boundingBox()));
    expect((year?.y ?? 0) + (year?.height ?? 0)).toBeLessThanOrEqual(logo?.y ?? 0);
    expect((logo?.y ?? 0) + (logo?.height ?? 0)).toBeLessThanOrEqual(beneath?.y ?? 0);
    expect(logo?.width).toBe(logo?.height);
    await expect(item.locator('img')).toHaveCSS('border-radius', '50%');
    weights.push(Number(await boxes[0]?.evaluate((element) => getComputedStyle(element).fontWeight)));
  }
  const opensYear = years.map((year, index) => year !== years[index - 1]);
  expect(weights.map((weight) => weight > Math.min(...weights))).toEqual(opensYear);
});

test('A logo is in its own colours under the pointer, with the focus, and on paper', async ({ page }) => {
  await open(page, '/portfolio');
  const logo = list(page).locator('img').first();
  await expect(logo).not.toHaveCSS('filter', 'none');
  await emblem(page, client).hover();
  await expect(logo).toHaveCSS('filter', 'none');
  await page.mouse.move(0, 0);
  await expect(logo).not.toHaveCSS('filter', 'none');
  await page.keyboard.press('Tab');
  await emblem(page, client).focus();
  await expect(logo).toHaveCSS('filter', 'none');
  await emblem(page, client).blur();
  await page.emulateMedia({ media: 'print' });
  await expect(logo).toHaveCSS('filter', 'none');
});

test(`The logos come in ${logoDelay} s one after the other, if motion is welcome`, async ({ page }) => {
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
  const expected = timeline.map((_, index) => Number((index * logoDelay).toFixed(2)));
  // Of a very long list the rest comes together.
  expect((await delays()).slice(0, 24)).toEqual(expected.slice(0, 24));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await delays()).toEqual(timeline.map(() => undefined));
});

test(`The dialog is at most ${dialogHeight * 100} % of the window high, and scrolls under its button`, async ({
  page,
}) => {
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
  await expect(dialog(page).getByRole('button')).toBeInViewport({ ratio: 1 });
});
