import type { Page } from '@playwright/test';
import { client, dictionaries, first, second } from '../content';
import { expect, test } from './fixtures';
import { field, fillForm, thanks } from './form';
import { alert, countLoads, dialog, emblem, expectPage, flag, holdBack, html, open } from './page';

/** What hasty, doubtful and unlucky hands do. */

const words = dictionaries[first];
const send = (page: Page) => page.locator('#contact [type=submit]');

test.describe('Send', () => {
  for (const pause of [80, 250])
    test(`pressed twice within ${pause} ms thanks once, and finds no fault`, async ({ page }) => {
      await open(page, '/');
      await fillForm(page);
      await send(page).click();
      await page.waitForTimeout(pause);
      await send(page).click();
      await expect(thanks(page)).toBeVisible();
      await expect(page.getByText(words['contact.nameMissing'])).toBeHidden();
      await expect(thanks(page)).toHaveCount(1);
    });

  test('that waits says so, thanks once, and leaves alone what is typed meanwhile', async ({ page }) => {
    const letThrough = await holdBack(page, '/assets/overlays-*');
    await open(page, '/');
    await fillForm(page);
    await send(page).click();
    await expect(send(page)).toHaveText(words['contact.sending']);
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
    await send(page).click({ force: true });
    await send(page).click({ force: true });
    await field(page, 'message').fill('Another one');
    letThrough();
    await expect(thanks(page)).toHaveCount(1);
    await expect(send(page)).toHaveText(words['contact.send']);
    await expect(field(page, 'message')).toHaveValue('Another one');
  });
});

test.describe('A client', () => {
  test('pressed twice slowly stays open', async ({ page }) => {
    await open(page, '/portfolio');
    const box = await emblem(page, client).boundingBox();
    if (!box) throw new Error('The first client is not shown.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    // Nothing may happen: time for the dialog to close.
    await page.waitForTimeout(400);
    await expect(dialog(page)).toBeVisible();
  });

  test.describe('whose dialog does not arrive', () => {
    test.use({ allowedMessages: /^Failed to load resource|^TypeError: Failed to fetch/ });

    test('says so at the press, reloads nothing offline, and opens at the next press', async ({ page, context }) => {
      await open(page, '/portfolio');
      const loads = countLoads(page);
      await context.setOffline(true);
      const last = page.getByRole('main').locator('ol').getByRole('button').last();
      await last.click();
      await expect(alert(page)).toHaveText(words['error.press']);
      await expect(alert(page)).toBeInViewport();
      const [above, below] = [await last.boundingBox(), await alert(page).boundingBox()];
      expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(40);
      expect(loads()).toBe(0);
      await context.setOffline(false);
      await last.click();
      await expect(dialog(page)).toBeVisible();
      await expect(alert(page)).toBeHidden();
    });
  });
});

test.describe('A flag whose words do not arrive', () => {
  test.use({ allowedMessages: /^Failed to load resource|^TypeError: Failed to fetch|^Error: The words for/ });

  test('says so, is not kept as a choice, and works at the next press', async ({ page, context }) => {
    await open(page, '/about');
    await context.setOffline(true);
    await flag(page, second).click();
    await expect(alert(page)).toHaveText(words['error.press']);
    expect(await page.evaluate(() => localStorage.getItem('language'))).not.toBe(second);
    await expect(flag(page, first)).toHaveAttribute('aria-pressed', 'true');
    await expect(flag(page, second)).toHaveAttribute('aria-pressed', 'false');
    await context.setOffline(false);
    await flag(page, second).click();
    await expectPage(page, 'about', second);
    await expect(alert(page)).toBeHidden();
  });

  test('of another version of the site are never shown in part', async ({ page }) => {
    await page.route(`**/words-${second}.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export const ${second} = { 'nav.home': 'Start' }` }),
    );
    await open(page, '/about');
    const reload = page.waitForEvent('load');
    await flag(page, second).click();
    await reload;
    await expect(html(page)).not.toHaveAttribute('lang', '');
    await expect(page.getByText('about.title')).toBeHidden();
  });
});

test('On paper, the portfolio names its clients, and no dialog lies over it', async ({ page }) => {
  await open(page, '/portfolio');
  await emblem(page, client).click();
  await expect(dialog(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog(page)).toBeHidden();
  for (const one of await page.locator('main ol button').all()) await expect(one).toBeVisible();
});

test('A menu that is open gives way to the bar when the device is turned', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/');
  await page.getByRole('button', { name: words['nav.menu'] }).click();
  await expect(page.getByRole('navigation')).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => {
      const items = await page.getByRole('navigation').boundingBox();
      return items && bar && items.y >= bar.y && items.y + items.height <= bar.y + bar.height;
    })
    .toBe(true);
});
