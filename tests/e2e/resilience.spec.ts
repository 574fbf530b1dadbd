import type { Page } from '@playwright/test';
import { dictionaries, expect, flag, holdBack, live, open, pressIntoReload, test } from './fixtures';

const words = dictionaries.en;
const html = (page: Page) => page.locator('html');
const dialog = (page: Page) => page.getByRole('dialog');
const entry = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

/** Makes the host answer that a file is gone, as after a deploy. */
const remove = (page: Page, file: string | RegExp) =>
  page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }));

/** Counts how often the page itself is asked for. */
const countVisits = (page: Page) => {
  const visits = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.count += 1;
  });
  return visits;
};

// Motion has its own tests, in navigation.spec.ts and portfolio.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('A press before the page is live', () => {
  test('on a flag takes effect once it is', async ({ page }) => {
    const letThrough = await holdBack(page, '/main.js');
    await page.goto('/about');
    await flag(page, 'nl').click();
    await expect(html(page)).toHaveAttribute('lang', 'en');
    letThrough();
    await expect(html(page)).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(dictionaries.nl['about.title']);
  });

  test('on a logo of the portfolio takes effect once it is; the last press counts', async ({ page }) => {
    const letThrough = await holdBack(page, '/main.js');
    await page.goto('/portfolio');
    await page.getByRole('button', { name: 'Knab' }).click();
    await page.getByRole('button', { name: 'Fugro' }).click();
    await expect(dialog(page)).toBeHidden();
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Fugro' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    // The press is repeated once, not at every return to the page.
    await entry(page, 'About us').click();
    await entry(page, 'Portfolio').click();
    await expect(page.getByRole('button', { name: 'Fugro' })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test('on a link leads to its page', async ({ page }) => {
    const letThrough = await holdBack(page, '/main.js');
    await page.goto('/');
    await entry(page, 'About us').click();
    await expect(page).toHaveURL('/about');
    letThrough();
    await live(page);
  });

  test.describe('on mobile', () => {
    test.use({ viewport: { width: 360, height: 800 } });

    test('opens and closes the menu', async ({ page }) => {
      const letThrough = await holdBack(page, '/main.js');
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation')).toBeVisible();
      letThrough();
      await live(page);
      await expect(page.getByRole('navigation')).toBeVisible();
      await entry(page, 'Services').click();
      await expect(page.getByRole('navigation')).toBeHidden();
    });
  });
});

test.describe('A file that is gone after a deploy', () => {
  test.use({
    allowedMessages: /^Failed to load resource: .*(404|net::ERR_)|Failed to fetch dynamically imported module/,
  });

  test('reloads the page once, never in a loop: the dialog', async ({ page }) => {
    await remove(page, /\/assets\/overlays-/);
    await open(page, '/portfolio');
    const visits = countVisits(page);

    await pressIntoReload(page);
    expect(visits.count).toBe(1);

    await expect(page.getByRole('alert')).toHaveText(words['error.press']);
    await page.getByRole('button', { name: 'Knab' }).click();
    await expect(page.getByRole('alert')).toHaveText(words['error.press']);
    await expect(page.getByRole('button', { name: 'Knab' })).toBeVisible();
    await flag(page, 'nl').click();
    await expect(page.getByRole('alert')).toHaveText(dictionaries.nl['error.press']);
    await entry(page, 'Over ons').click();
    await expect(page).toHaveURL('/about');
    // Nothing may happen: time for a second reload to begin.
    await page.waitForTimeout(500);
    expect(visits.count).toBe(1);
  });

  test('reloads the page into the new version, and answers the press there', async ({ page }) => {
    await page.route(/\/assets\/overlays-/, (route) => route.fulfill({ status: 404 }), {
      times: 1,
    });
    await open(page, '/portfolio');
    await pressIntoReload(page);
    await expect(page.getByRole('dialog', { name: 'Knab' })).toBeVisible();
  });

  test('never reloads the page while offline', async ({ page, context }) => {
    await open(page, '/portfolio');
    const visits = countVisits(page);
    await remove(page, /\/assets\/overlays-/);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Knab' }).click();
    await expect(page.getByRole('alert')).toHaveText(words['error.press']);
    expect(visits.count).toBe(0);
  });

  test('never costs the visitor a message: the form is cleared only when it was said to be sent', async ({ page }) => {
    await remove(page, /\/assets\/overlays-/);
    await open(page, '/');
    const name = page.getByLabel(words['contact.name'], { exact: true });
    await name.fill('Ada Example');
    await page.getByLabel(words['contact.email'], { exact: true }).fill('ada@example.com');
    await page.getByLabel(words['contact.message'], { exact: true }).fill('To be sent.');
    const reload = page.waitForEvent('load');
    await page.getByRole('button', { name: words['contact.send'] }).click();
    await reload;
    await live(page);
    await expect(name).toHaveValue('Ada Example');
  });

  test('leaves the page in its language: the words of the other one', async ({ page }) => {
    await remove(page, '**/words-nl.js');
    await open(page, '/about');
    const visits = countVisits(page);
    await flag(page, 'nl').click();
    await expect(page.getByRole('alert')).toHaveText(words['error.press']);
    expect(visits.count).toBe(1);
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['about.title']);
    await entry(page, 'Portfolio').click();
    await expect(page).toHaveURL('/portfolio');
  });

  test('leaves a readable page: the bundle', async ({ page }) => {
    const visits = countVisits(page);
    await remove(page, '**/main.js');
    await page.goto('/');
    // The first answer reloads the page; the second one must not.
    await expect.poll(() => visits.count).toBe(2);
    await page.waitForTimeout(500);
    expect(visits.count).toBe(2);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['hero.title']);
    await entry(page, 'Contact').click();
    await expect(page.locator('#contact')).toBeInViewport();
    await entry(page, 'About us').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['about.title']);
    expect(visits.count).toBe(3);
  });
});
