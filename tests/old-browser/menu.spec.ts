import { navigation } from '../../src/content/pages';
import { itemName, sectionHref } from '../../src/routes';
import { engines, expect, journey, test } from '../fixtures';
import { linkName, mainLanguage, otherLanguage, words } from '../site-content';
import { wide } from '../site-page';

test.beforeEach(({ site }) => site.setWidth(390));

test('The menu shows every entry, and closes when one is chosen', journey, async ({ site, page }) => {
  await site.open('/');
  for (const entry of navigation) {
    await expect(site.menu).toBeHidden();
    await site.menuButton().click();
    for (const one of navigation) await expect(site.item(words[`nav.${itemName(one)}`])).toBeInViewport();
    await site.item(words[`nav.${itemName(entry)}`]).click();
    await expect(site.menu).toBeHidden();
    await expect(page).toHaveURL('section' in entry ? sectionHref(entry.section) : entry.path);
  }
  await site.expectSection('contact');
  await site.menuButton().click();
  await site.item(linkName(words['nav.getStarted'], words['contact.title'])).click();
  await expect(site.menu).toBeHidden();
  await site.menuButton().click();
  await site.flag(otherLanguage).click();
  await expect(site.menu).toBeHidden();
  await site.expectPage('home', otherLanguage);
  await expect(site.menuButton(otherLanguage)).toBeFocused();
});

test('The menu closes by its button, a click outside and Back', engines, async ({ site, page }) => {
  await site.open('/');
  await site.menuButton().click();
  await site.item(words['nav.about']).click();
  for (const close of [() => site.menuButton().click(), () => page.mouse.click(195, 790), () => site.back()]) {
    await site.expectPage('about', mainLanguage);
    await site.menuButton().click();
    await expect(site.menu).toBeVisible();
    // Its own ground does not close it.
    const { y, height } = (await site.menu.boundingBox()) ?? { y: 0, height: 0 };
    await page.mouse.click(2, y + height - 2);
    await expect(site.menu).toBeVisible();
    await close();
    await expect(site.menu).toBeHidden();
  }
  await site.expectPage('home');
});

test('In a low window the menu scrolls to its last entry', async ({ site, page }) => {
  await page.setViewportSize({ width: 640, height: 260 });
  await site.open('/');
  await site.menuButton().click();
  await site.flag(otherLanguage).focus();
  for (const entry of [site.item(words['nav.home']), site.flag(otherLanguage)]) {
    await entry.scrollIntoViewIfNeeded();
    await expect(entry).toBeInViewport({ ratio: 1 });
  }
});

test('The items stand in the header if the device is turned', engines, async ({ site, page }) => {
  await site.open('/');
  await site.menuButton().click();
  await page.setViewportSize({ width: wide, height: 390 });
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await site.menu.boundingBox())?.y).toBeLessThan(header?.height ?? 0);
  // Nobody turns it back before the browser has told the page.
  await expect(page.locator('#menu:popover-open')).toHaveCount(0);
  await site.setWidth(390);
  await expect(site.menu).toBeHidden();
  await expect(site.heading).toBeInViewport();
});
