import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const button = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Zet op dit toestel' });
const hint = (page: Page) => page.getByRole('contentinfo').getByText('Tik op delen en kies ‘Zet op beginscherm’.');

/** Offers installation, as Chromium does; headless it never does so by itself. The page notes that the site has asked. */
const offerInstallation = () => {
  const prompt = async () => document.documentElement.toggleAttribute('data-asked', true);
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
};

/** Is Safari on iOS: a tab, or the installed site. */
const beIos = (standalone: boolean) => Object.defineProperty(navigator, 'standalone', { value: standalone });

/** Is another browser that runs the installed site. */
const beInstalled = () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, query === '(display-mode: standalone)' ? 'all' : query);
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

for (const [browser, script, standalone, hints] of [
  ['Safari on iOS explains how to install the site', beIos, false, 1],
  ['Safari on iOS offers nothing to the installed site', beIos, true, 0],
  ['Another browser offers nothing to the installed site', beInstalled, undefined, 0],
] as const)
  test(browser, async ({ site, page }) => {
    await page.addInitScript(script as (argument: unknown) => unknown, standalone);
    await site.open('/');
    if (!hints) await page.evaluate(offerInstallation);
    await expect(hint(page)).toHaveCount(hints);
    await expect(button(page)).toHaveCount(0);
  });
