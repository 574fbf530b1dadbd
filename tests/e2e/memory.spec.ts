import type { Page } from '@playwright/test';
import { itemName, routes } from '../../src/routes';
import { another, client, dictionaries, languages } from '../content';
import { expect, test } from './fixtures';
import { dialog, emblem, expectPage, flag, item, open } from './page';

/** What the browser holds of the page, once all that nobody needs any more is thrown away. */
async function count(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  // The last page, dialog or language is let go in idle time.
  await page.waitForTimeout(1000);
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return { nodes, listeners: jsEventListeners };
}

/** What the browser itself may hold at one moment and not at another: less than one for each round. */
const tolerance = 10;

/** Goes a round twice, so that all is there that is kept on purpose, and then often: no more may be kept. */
async function expectNothingKept(page: Page, rounds: number, goRound: () => Promise<void>) {
  const go = async (times: number) => {
    for (let round = 0; round < times; round++) await goRound();
    return count(page);
  };
  const before = await go(2);
  const after = await go(rounds);
  expect(after.nodes, 'nodes').toBeLessThan(before.nodes + tolerance);
  expect(after.listeners, 'listeners').toBeLessThan(before.listeners + tolerance);
}

test.describe('A page that is long in use keeps no more than one that was just opened', () => {
  test.slow();

  test('after one hundred page changes', async ({ page }) => {
    await open(page, '/');
    await expectNothingKept(page, Math.ceil(100 / routes.length), async () => {
      for (const route of routes.toReversed()) {
        await item(page, dictionaries.en[`nav.${itemName(route)}`]).click();
        await expectPage(page, route.page);
      }
    });
  });

  test('after fifty dialogs', async ({ page }) => {
    await open(page, '/portfolio');
    await expectNothingKept(page, 25, async () => {
      for (const name of [client, another]) {
        await emblem(page, name).click();
        await expect(dialog(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
      }
    });
  });

  test('after one hundred flags', async ({ page }) => {
    await open(page, '/portfolio');
    await expectNothingKept(page, 50, async () => {
      for (const language of languages.toReversed()) {
        await flag(page, language).click();
        await expectPage(page, 'portfolio', language);
      }
    });
  });
});
