import { engines, expect, test } from '../fixtures';
import { findLayoutIssues, measureContrasts } from '../measures';

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
