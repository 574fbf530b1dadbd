import type { Page } from '@playwright/test';
import { engines, expect, test } from '../fixtures';

/** The names of the controls of a page, in their order. */
const controlNames = (page: Page) =>
  page
    .locator('#root :is(a[href], button, input, textarea)')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      (controls as HTMLInputElement[]).map(
        (control) => control.getAttribute('aria-label') ?? (control.name || control.textContent),
      ),
    );

test('The Tab key leads through each page in the order of the document, in sight', engines, async ({ site, page }) => {
  for (const address of ['/', '/portfolio', '/werkplaats', '/about']) {
    await site.open(address);
    const names = await controlNames(page);
    const focused: string[] = [];
    for (const _ of names) focused.push(await site.press('Tab'));
    expect(focused, address).toEqual(names);
    const back: string[] = [];
    for (const _ of names.slice(1)) back.push(await site.press('Shift+Tab'));
    expect(back, address).toEqual(names.slice(0, -1).reverse());
  }
});

test('The first key leads past the header', engines, async ({ site, page }) => {
  await site.open('/about');
  expect(await site.press('Tab')).toBe('Direct naar de tekst');
  await page.keyboard.press('Enter');
  expect(await site.press('Tab')).toBe('Kennismaken: Stel uw vraag');
});
