import type { Page } from '@playwright/test';
import { languageNames } from '../../src/content/languages';
import { routes } from '../../src/routes';
import { engines, expect, journey, test } from '../fixtures';
import { anotherName, clientName, otherLanguage, timelineClients, words } from '../site-content';

/** Presses a key, after which the focus has to be on something that can be seen. @returns what it is called */
async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  let name = '';
  await expect(async () => {
    const step = await page.evaluate(async () => {
      // Firefox may forget to scroll to what gets the focus if it has not drawn the step before. Nobody is that quick.
      await new Promise(requestAnimationFrame);
      const element = document.activeElement as HTMLInputElement;
      const { top, bottom, left, width } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        name: element.textContent || element.getAttribute('aria-label') || element.labels?.[0]?.textContent || '',
        isSeen: element !== document.body && element.contains(document.elementFromPoint(x, y)),
        outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      };
    });
    name = step.name;
    expect(step.isSeen, `${key} leads to something in sight`).toBe(true);
    expect(step.outline, `the outline of ${name}`).toBeGreaterThanOrEqual(2);
  }).toPass({ timeout: 10_000 });
  return name;
}

async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 40 && passed.at(-1) !== name) passed.push(await press(page, 'Tab'));
  expect(passed.at(-1), passed.join(', ')).toBe(name);
}

test('The Tab key leads through each page, always in sight', engines, async ({ site, page }) => {
  for (const { path } of routes) {
    await site.open(path);
    const stops = await page.locator('#root :is(a[href], button, input, textarea)').filter({ visible: true }).count();
    const there: string[] = [];
    const returned: string[] = [];
    for (let stop = 0; stop < stops; stop++) there.push(await press(page, 'Tab'));
    for (let stop = 1; stop < stops; stop++) returned.push(await press(page, 'Shift+Tab'));
    expect(there[0]).toBe(words['nav.skip']);
    expect(returned).toEqual(there.slice(0, -1).reverse());
  }
});

test('The skip link, a flag and the form answer to the keyboard', engines, async ({ site, page }) => {
  await site.open('/about');
  expect(await press(page, 'Tab')).toBe(words['nav.skip']);
  await page.keyboard.press('Enter');
  // The button of the band before the footer has the words of the hero.
  expect(await press(page, 'Tab')).toBe(words['hero.getStarted']);
  await page.locator('.brand').first().focus();
  await page.keyboard.press('Enter');
  await expect(site.heading).toBeFocused();
  await tabTo(page, words['contact.send']);
  await page.keyboard.press('Enter');
  await expect(site.field('name')).toBeFocused();
  await site.open('/about');
  await tabTo(page, languageNames[otherLanguage]);
  await page.keyboard.press('Enter');
  await site.expectPage('about', otherLanguage);
  await expect(site.flag(otherLanguage)).toBeFocused();
});

test('The keyboard leads along the timeline and into a dialog', journey, async ({ site, page }) => {
  await site.open('/');
  await tabTo(page, words['nav.portfolio']);
  await page.keyboard.press('Enter');
  await expect(site.heading).toHaveText(words['portfolio.title']);
  await expect(site.heading).toBeFocused();
  const logo = site.clientLink(clientName).locator('img');
  await expect(logo).not.toHaveCSS('filter', 'none');
  expect(await press(page, 'Tab')).toBe(clientName);
  await expect(logo).toHaveCSS('filter', 'none');
  expect(await press(page, 'ArrowRight')).toBe(anotherName);
  expect(await press(page, 'ArrowRight')).toBe(timelineClients[2]?.name);
  expect(await press(page, 'ArrowLeft'), 'no client is skipped').toBe(anotherName);
  expect(await press(page, 'End')).toBe(timelineClients.at(-1)?.name);
  expect(await press(page, 'Home')).toBe(clientName);
  expect(await press(page, 'ArrowLeft')).toBe(clientName);
  expect(await press(page, 'ArrowRight')).toBe(anotherName);
  expect(await press(page, 'ArrowLeft')).toBe(clientName);
  // With Alt, or on a Mac with Cmd, these keys lead through the history.
  for (const modifier of ['altKey', 'metaKey', 'ctrlKey']) {
    const isLeftToBrowser = await site.clientLink(anotherName).evaluate((link, modifier) => {
      const options = { key: 'ArrowLeft', [modifier]: true, bubbles: true, cancelable: true };
      return link.dispatchEvent(new KeyboardEvent('keydown', options));
    }, modifier);
    expect(isLeftToBrowser, modifier).toBe(true);
  }
  await page.keyboard.press('Enter');
  await site.expectDialog(clientName);
  await site.dialog.getByRole('button', { name: words['portfolio.close'] }).focus();
  await page.keyboard.press('Enter');
  await expect(site.dialog).toBeHidden();
  await expect(site.clientLink(clientName)).toBeFocused();
  await expect(page).toHaveURL('/portfolio');
});

test('The menu opens and closes by the keyboard', engines, async ({ site, page }) => {
  await site.setWidth(390);
  await site.open('/about');
  await tabTo(page, words['nav.menu']);
  await page.keyboard.press('Enter');
  await expect(site.menu).toBeVisible();
  expect(await press(page, 'Tab')).toBe(words['nav.home']);
  // Its button belongs to it.
  await page.keyboard.press('Shift+Tab');
  await expect(site.menuButton()).toBeFocused();
  await expect(site.menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(site.menu).toBeHidden();
  await expect(site.menuButton()).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, words['nav.getStarted']);
  await page.keyboard.press('Tab');
  await expect(site.menu).toBeHidden();
  await expect(site.item(words['nav.home'])).toBeHidden();
});
