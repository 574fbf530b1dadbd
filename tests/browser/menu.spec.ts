import type { Page } from '@playwright/test';
import { engines, expect, test } from '../fixtures';
import type { SitePage } from '../site-page';

test.beforeEach(({ site }) => site.setWidth(390));

async function openMenu({ menu, menuButton }: SitePage) {
  await expect(menu).toBeHidden();
  await menuButton.click();
  await expect(menu).toBeVisible();
}

test('The menu closes when an entry is chosen', engines, async ({ site, page }) => {
  await site.open('/');
  for (const [entry, address] of [
    ['Begin', '/#home'],
    ['Diensten', '/#services'],
    ['Opdrachten', '/portfolio'],
    ['Werkplaats', '/werkplaats'],
    ['Over ons', '/about'],
    ['Contact', '/#contact'],
    ['Afspraak maken: Stel uw vraag', '/#contact'],
  ] as const) {
    await openMenu(site);
    await expect(site.item(entry)).toBeInViewport();
    await site.item(entry).click();
    await expect(page).toHaveURL(address);
  }
  await site.expectSection('contact');
  await openMenu(site);
  await site.flag('English').click();
  await expect(site.menu).toBeHidden();
  await site.expectPage('Locks that open on time', 'en');
  await expect(site.menuButton).toBeFocused();
});

/** The ways to close the menu. */
const waysToClose: Record<string, (site: SitePage, page: Page) => Promise<unknown>> = {
  'its button': ({ menuButton }) => menuButton.click(),
  Escape: (_, page) => page.keyboard.press('Escape'),
  'a click outside': (_, page) => page.mouse.click(195, 790),
  Back: (site) => site.back(),
  'the focus that leaves it': async (site, page) => {
    await site.item('Afspraak maken: Stel uw vraag').focus();
    await page.keyboard.press('Tab');
  },
};

for (const condition of ['with its scripts', 'before its scripts are there'])
  test(`The menu closes in every way, ${condition}`, engines, async ({ site, page }) => {
    if (condition === 'with its scripts') await site.open('/');
    else {
      await page.route('**/assets/*.js', () => {});
      await page.goto('/', { waitUntil: 'domcontentloaded' });
    }
    await openMenu(site);
    await site.item('Diensten').click();
    for (const [way, close] of Object.entries(waysToClose)) {
      await openMenu(site);
      await close(site, page);
      await expect(site.menu, way).toBeHidden();
      if (way === 'Escape') await expect(site.menuButton).toBeFocused();
    }
    // A wide window shows the items in the header.
    await openMenu(site);
    await page.setViewportSize({ width: 1280, height: 390 });
    await expect(page.locator('#menu:popover-open')).toHaveCount(0);
    await expect(site.item('Diensten')).toBeInViewport();
    await site.setWidth(390);
    await expect(site.menu).toBeHidden();
  });
