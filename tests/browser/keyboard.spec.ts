import type { Page } from '@playwright/test';
import { engines, expect, test } from '../fixtures';

/** Presses a key, after which the focus has to be on something in sight, with a ring. @returns its name */
async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  let name = '';
  await expect(async () => {
    const { isInSight, hasRing, ...focused } = await page.evaluate(async () => {
      // Firefox may forget to scroll to what gets the focus if it has not painted the step before.
      await new Promise(requestAnimationFrame);
      const element = document.activeElement as HTMLInputElement;
      const { top, bottom, left, width } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        name: element.getAttribute('aria-label') ?? (element.name || element.textContent),
        isInSight: element !== document.body && element.contains(document.elementFromPoint(x, y)),
        hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      };
    });
    name = focused.name;
    expect({ name, isInSight, hasRing }, key).toEqual({ name, isInSight: true, hasRing: true });
  }).toPass({ timeout: 10_000 });
  return name;
}

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

for (const address of ['/', '/portfolio', '/werkplaats', '/about'])
  test(
    `The Tab key leads through ${address} in the order of the document, in sight`,
    engines,
    async ({ site, page }) => {
      await site.open(address);
      const names = await controlNames(page);
      const focused: string[] = [];
      for (const _ of names) focused.push(await press(page, 'Tab'));
      expect(focused).toEqual(names);
      const back: string[] = [];
      for (const _ of names.slice(1)) back.push(await press(page, 'Shift+Tab'));
      expect(back).toEqual(names.slice(0, -1).reverse());
    },
  );

test('The first key leads past the header', engines, async ({ site, page }) => {
  await site.open('/about');
  expect(await press(page, 'Tab')).toBe('Direct naar de tekst');
  await page.keyboard.press('Enter');
  expect(await press(page, 'Tab')).toBe('Kennismaken: Stel uw vraag');
});

test('The arrow keys lead along the timeline', engines, async ({ site, page }) => {
  await site.open('/portfolio');
  await site.client('Kadewerk').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Gemeente Lagewater'],
    ['ArrowRight', 'Saltmere Freight'],
    ['ArrowLeft', 'Gemeente Lagewater'],
    ['End', 'Riet & Kraag'],
    ['ArrowRight', 'Riet & Kraag'],
    ['Home', 'Kadewerk'],
    ['ArrowLeft', 'Kadewerk'],
  ] as const)
    expect(await press(page, key), key).toBe(name);
  await page.keyboard.press('Enter');
  await site.expectDialog('Kadewerk');
});
