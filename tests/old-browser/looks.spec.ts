import { clientKeys } from '../../src/clients';
import { expect, test } from '../fixtures';
import { longestName, timelineClients, words } from '../site-content';
import { contrastsIn, measureColours } from './measures';

for (const colorScheme of ['light', 'dark'] as const)
  test(`On a ${colorScheme} screen every logo and every emblem stands out`, async ({ site, page }) => {
    await measureColours({ page });
    await page.emulateMedia({ colorScheme });
    for (const [path, pictures, count] of [
      ['/', page.locator('#clients img'), clientKeys.length],
      ['/portfolio', page.getByRole('main').locator('ol img'), timelineClients.length],
    ] as const) {
      await site.open(path);
      await expect(pictures).toHaveCount(count);
      const contrasts = await contrastsIn(pictures);
      for (const [index, contrast] of contrasts.entries())
        expect.soft(contrast, `${await pictures.nth(index).getAttribute('src')}`).toBeGreaterThanOrEqual(3);
    }
    await expect(page.locator('.timeline-logo')).toHaveCount(timelineClients.length);
    // An emblem is drawn in white, or has a white disc.
    const backgrounds = await page
      .locator('.timeline-logo:not(.emblem-bare)')
      .evaluateAll((all) => all.map((background) => window.contrast(background, 'rgb(255, 255, 255)')));
    expect(Math.min(...backgrounds)).toBeGreaterThanOrEqual(3);
  });

test('What lies over a page is not printed', async ({ site, page }) => {
  await site.open('/portfolio');
  await site.openDialog(longestName);
  await page.emulateMedia({ media: 'print' });
  await expect(site.dialog).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await site.open('/');
  await site.sendMessage();
  await expect(site.toast(words['contact.sentTitle'])).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(site.toast(words['contact.sentTitle'])).toBeHidden();
});
