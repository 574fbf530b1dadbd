import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const button = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Zet op dit toestel' });

/** Offers installation, as Chromium does; headless it never does so by itself. The page notes that the site has asked. */
const offerInstallation = () => {
  const prompt = async () => document.documentElement.toggleAttribute('data-asked', true);
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
};

test('The footer offers to install the site, once for each offer of the browser', async ({ site, page }) => {
  // The first one comes before the page is hydrated.
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${offerInstallation})`);
  await site.open('/');
  await site.visit('Over ons', 'Wie wij zijn');
  await button(page).click();
  await expect(site.html).toHaveAttribute('data-asked');
  await expect(button(page)).toHaveCount(0);
  await page.evaluate(offerInstallation);
  await expect(button(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(button(page)).toHaveCount(0);
});

test('Safari on iOS, which offers nothing, has an explanation in its place', async ({ site, page }) => {
  await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
  await site.open('/');
  await expect(page.getByRole('contentinfo').getByText('Tik op delen en kies ‘Zet op beginscherm’.')).toBeVisible();
});
