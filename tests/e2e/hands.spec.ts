import type { Page } from '@playwright/test';
import { dictionaries, expect, fillForm, flag, holdBack, open, test } from './fixtures';

/** What hasty, doubtful and unlucky hands do. */

const words = dictionaries.en;
const send = (page: Page) => page.locator('#contact [type=submit]');
const thanks = (page: Page) => page.getByText(words['contact.sentTitle']);
const dialog = (page: Page) => page.getByRole('dialog');
const client = (page: Page, index: number) => page.getByRole('main').locator('ol').getByRole('button').nth(index);
const message = (page: Page) => page.getByLabel(words['contact.message'], { exact: true });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Send', () => {
  for (const pause of [80, 250])
    test(`pressed twice within ${pause} ms thanks once, and finds no fault`, async ({ page }) => {
      await open(page, '/');
      await fillForm(page, 'en');
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
    await fillForm(page, 'en');
    await send(page).click();
    await expect(send(page)).toHaveText(words['contact.sending']);
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
    await send(page).click({ force: true });
    await send(page).click({ force: true });
    await message(page).fill('Another one');
    letThrough();
    await expect(thanks(page)).toHaveCount(1);
    await expect(send(page)).toHaveText(words['contact.send']);
    await expect(message(page)).toHaveValue('Another one');
  });
});

test.describe('A client', () => {
  test('pressed twice slowly stays open', async ({ page }) => {
    await open(page, '/portfolio');
    const box = await client(page, 0).boundingBox();
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

    test('says so at the press, and opens at the next one', async ({ page, context }) => {
      await open(page, '/portfolio');
      await context.setOffline(true);
      const last = client(page, 12);
      await last.click();
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText(words['error.press']);
      await expect(alert).toBeInViewport();
      const [above, below] = [await last.boundingBox(), await alert.boundingBox()];
      expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(40);
      await context.setOffline(false);
      await last.click();
      await expect(dialog(page)).toBeVisible();
      await expect(alert).toBeHidden();
    });
  });
});

test.describe('A flag whose words do not arrive', () => {
  test.use({ allowedMessages: /^Failed to load resource|^TypeError: Failed to fetch/ });

  test('says so, is not kept as a choice, and works at the next press', async ({ page, context }) => {
    await open(page, '/about');
    await context.setOffline(true);
    await flag(page, 'nl').click();
    await expect(page.getByRole('alert')).toHaveText(words['error.press']);
    expect(await page.evaluate(() => localStorage.getItem('language'))).not.toBe('nl');
    await context.setOffline(false);
    await flag(page, 'nl').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dictionaries.nl['about.title']);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('of another version of the site are never shown in part', async ({ page }) => {
    await page.route('**/words-nl.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `export const nl = { 'nav.home': 'Start' }` }),
    );
    await open(page, '/about');
    const reload = page.waitForEvent('load');
    await flag(page, 'nl').click();
    await reload;
    await expect(page.locator('html')).not.toHaveAttribute('lang', '');
    await expect(page.getByText('about.title')).toBeHidden();
  });
});

test('On paper, the portfolio names its clients, and no dialog lies over it', async ({ page }) => {
  await open(page, '/portfolio');
  await client(page, 0).click();
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
