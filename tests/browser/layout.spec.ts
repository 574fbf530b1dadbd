import { engines, expect, test } from '../fixtures';
import { findLayoutIssues, measureContrasts } from '../measures';
import { boxOf } from '../site-page';

for (const [language, prefix] of [
  ['Dutch', ''],
  ['English', '/en'],
  ['German', '/de'],
] as const)
  test(`In ${language}, every page fits every window`, engines, async ({ site, page }) => {
    for (const path of ['', '/portfolio', '/werkplaats', '/about']) {
      await site.open(`${prefix}${path}` || '/');
      for (const width of [320, 360, 768, 1024, 1280, 1920]) {
        await site.setWidth(width);
        expect.soft(await findLayoutIssues(page), `${prefix}${path}, ${width} px`).toEqual([]);
      }
    }
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`On a ${colorScheme} screen every logo can be seen, whatever its file is like`, async ({ site, page }) => {
    await page.emulateMedia({ colorScheme });
    for (const [path, pictures, count] of [
      ['/', page.locator('#clients img'), 7],
      ['/portfolio', page.locator('main ol img'), 6],
    ] as const) {
      await site.open(path);
      await expect(pictures).toHaveCount(count);
      for (const [index, contrast] of (await measureContrasts(pictures)).entries())
        expect.soft(contrast, `${await pictures.nth(index).getAttribute('src')}`).toBeGreaterThanOrEqual(3);
    }
  });

test('Text keeps clear of the drawing beside it', async ({ site, page }) => {
  for (const path of ['/', '/portfolio', '/werkplaats', '/about', '/de', '/de/portfolio', '/de/about']) {
    await site.open(path);
    for (const width of [360, 1024, 1280]) {
      await site.setWidth(width);
      const covered = await page.locator('main :is(h1, h1 ~ :not(div), .hero a)').evaluateAll(
        (texts) =>
          texts.filter((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            // The end of each line.
            return [...range.getClientRects()].some(({ right, top, height }) =>
              Array.from({ length: 60 }, (_, x) => document.elementsFromPoint(right - x, top + height / 2))
                .flat()
                .some((element) => element.matches('svg path')),
            );
          }).length,
      );
      expect(covered, `${path}, ${width} px`).toBe(0);
    }
  }
});

test('The projects of a closed dialog take no room, and an open one is not printed', async ({ site, page }) => {
  await site.open('/portfolio');
  const { y, height } = await boxOf(page.locator('.timeline-section'));
  expect(Math.round((await boxOf(page.locator('.call-to-action'))).y)).toBe(Math.round(y + height));
  await site.openDialog('Kadewerk');
  await page.emulateMedia({ media: 'print' });
  await expect(site.dialog).toBeHidden();
});
