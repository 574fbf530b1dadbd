import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { client, dictionaries, first } from '../content';
import { expect } from './fixtures';
import { dialog, emblem, open } from './page';
import { lookAgain, test, toast, visitFirst } from './site';

const words = dictionaries[first];
const offline = (page: Page) => toast(page, words['app.offlineTitle']);
const goOffline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('offline')));

/** Opens the dialog and lets a message come over it. */
async function openBoth(page: Page) {
  await visitFirst(page, '/portfolio');
  await emblem(page, client).click();
  await expect(dialog(page)).toBeVisible();
  await goOffline(page);
  await expect(offline(page)).toBeVisible();
}

test('Five times offline is one message', async ({ page }) => {
  await visitFirst(page);
  for (let time = 0; time < 5; time += 1) await goOffline(page);
  await expect(offline(page)).toBeVisible();
  // Time for the others to come.
  await page.waitForTimeout(500);
  await expect(offline(page)).toHaveCount(1);
});

test.describe('A message over the dialog', () => {
  test('is closed alone', async ({ page }) => {
    await openBoth(page);
    await offline(page).getByRole('button', { name: words['toast.close'] }).click();
    await expect(offline(page)).toBeHidden();
    await expect(dialog(page)).toBeVisible();
  });

  test('is within reach of Tab and of Alt+T, and gives the focus back to the dialog', async ({ page }) => {
    await openBoth(page);
    const close = offline(page).getByRole('button', { name: words['toast.close'] });
    await page.keyboard.press('Alt+T');
    for (let press = 0; press < 4; press += 1) {
      if (await close.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(offline(page)).toBeHidden();
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });
});

test('The question about a new version is answered over the dialog', async ({ page, host, secondVersion }) => {
  await visitFirst(page, '/portfolio');
  await emblem(page, client).click();
  host.deploy(secondVersion);
  await lookAgain(page);
  await page.getByRole('button', { name: words['app.later'] }).click();
  await expect(toast(page, words['app.newTitle'])).toBeHidden();
  await expect(dialog(page)).toBeVisible();
});

test('The bar stays where it is when the dialog opens', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, '/portfolio');
  const flags = page.locator('header fieldset');
  const before = await flags.boundingBox();
  await emblem(page, client).click();
  await expect(dialog(page)).toBeVisible();
  expect(await flags.boundingBox()).toEqual(before);
});

test('A page that is deployed while the version before it is in charge is shown as it came', async ({
  page,
  context,
  host,
}) => {
  await visitFirst(page);
  const about = readFileSync('dist/about.html', 'utf8');
  host.add('team.html', about.replaceAll('/about"', '/team"').replaceAll(words['about.title'], 'The team'));
  const tab = await context.newPage();
  await tab.goto('/team');
  // Nothing may happen: time for the scripts of the version before.
  await tab.waitForTimeout(1500);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('The team');
  await expect(tab.getByText(words['notFound.text'])).toBeHidden();
});

test('Two messages stand one above the other', async ({ page }) => {
  await visitFirst(page);
  await goOffline(page);
  await expect(offline(page)).toBeVisible();
  const boxes = () =>
    Promise.all([toast(page, words['app.readyTitle']), offline(page)].map((one) => one.boundingBox()));
  await expect
    .poll(async () => {
      const [older, newer] = await boxes();
      return older && newer && older.y + older.height <= newer.y;
    })
    .toBe(true);
});
