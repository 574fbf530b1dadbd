import type { Page } from '@playwright/test';
import { addressOf, routes } from '../../src/routes';
import { client, dictionaries, first, second } from '../content';
import { wide } from '../wide';
import { measureColours } from './colours';
import { expect, test } from './fixtures';
import { dialog, emblem, menuButton, open, sendMessage, toast, widen } from './page';

/** Presses a key, and expects an outline around what has the focus then, which can be told from its ground. */
async function press(page: Page, key = 'Tab'): Promise<void> {
  await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  const seen = await page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineColor, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(element);
    const ground = Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement;
    return {
      name: element.outerHTML.slice(0, 80),
      outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      contrast: window.contrast(element, outlineColor, ground),
    };
  });
  expect(seen.outline, seen.name).toBeGreaterThanOrEqual(2);
  expect(seen.contrast, seen.name).toBeGreaterThanOrEqual(3);
}

// Each width, scheme and language once; the journeys by keyboard are told in every engine.
for (const [width, scheme, language] of [
  [360, 'dark', first],
  [wide, 'light', second],
] as const)
  test(`The focus is outlined at every step, ${width} px wide, ${scheme}, in ${language}`, async ({ page }) => {
    await measureColours(page);
    await widen(page, width);
    await page.emulateMedia({ colorScheme: scheme });
    for (const { path } of routes) {
      await open(page, addressOf(path, language));
      const stops = page.locator('a, button, input, textarea').filter({ visible: true });
      for (let left = await stops.count(); left; left--) await press(page);
    }
    if (width === 360) {
      await menuButton(page, language).click();
      for (let stop = 0; stop < 4; stop++) await press(page);
    }
    await open(page, addressOf('/portfolio', language));
    await emblem(page, client).focus();
    await press(page, 'Enter');
    await expect(dialog(page).getByRole('button')).toBeFocused();
    await press(page, 'Shift');
    await open(page, addressOf('/', language));
    await sendMessage(page, language);
    await expect(toast(page, dictionaries[language]['contact.sentTitle'])).toBeVisible();
    await page.keyboard.press('Alt+KeyT');
    await press(page);
  });
