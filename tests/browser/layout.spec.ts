import { engines, expect, test } from '../fixtures';
import { expectFit, measureContrasts } from '../measures';

for (const [language, addresses] of Object.entries({
  Dutch: ['/', '/portfolio', '/werkplaats', '/about'],
  English: ['/en', '/en/portfolio', '/en/werkplaats', '/en/about'],
  German: ['/de', '/de/portfolio', '/de/werkplaats', '/de/about'],
}))
  test(`In ${language}, every page fits every window`, engines, ({ site }) => expectFit(site, addresses));

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
    await site.open('/');
    const tones = page.locator('#clients .logo-tones');
    await expect(tones).toHaveCount(3);
    // Without the greys, such a logo is a solid block.
    for (const logo of await tones.all()) await expect(logo).toHaveCSS('filter', /^grayscale/);
  });
