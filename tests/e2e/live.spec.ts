import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { faults, test } from './faulty-host';
import { dictionaries, expect, flag, holdBack, live } from './fixtures';

const words = dictionaries.en;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const name = (page: Page) => page.getByLabel(words['contact.name'], { exact: true });
const message = (page: Page) => page.getByLabel(words['contact.message'], { exact: true });
const send = (page: Page) => page.getByRole('button', { name: words['contact.send'] });

// Motion has its own tests, in navigation.spec.ts and portfolio.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('A document that stalls in its header while the scripts arrive', () => {
  for (const [how, pause] of [
    ['for longer than the scripts wait', 6000],
    ['for a moment', 1500],
  ] as const)
    test(`${how} is one page, not two`, async ({ page, host }) => {
      host.spoil(/^\/about$/, (response, body, headers) => {
        const cut = body.indexOf('</nav>', body.indexOf('<body'));
        response.writeHead(200, headers);
        response.write(body.subarray(0, cut));
        setTimeout(() => response.end(body.subarray(cut)), pause);
      });
      await page.goto('/about');
      await live(page);
      await expect(heading(page)).toHaveText(words['about.title']);
      for (const part of ['main', 'footer', 'header'])
        await expect(page.locator(part).filter({ visible: true })).toHaveCount(1);
      await page.getByRole('navigation').getByRole('link', { name: words['nav.portfolio'] }).click();
      await expect(heading(page)).toHaveText([words['portfolio.title']]);
      await expect(page.locator('main')).toHaveCount(1);
    });
});

test.describe('A press on Send before the page is live', () => {
  test('is forgotten once the visitor goes on typing', async ({ page }) => {
    const letThrough = await holdBack(page, '/main.js');
    await page.goto('/');
    await name(page).fill('Ada');
    await name(page).press('Enter');
    await page.getByLabel(words['contact.email'], { exact: true }).pressSequentially('ada@example.com');
    await message(page).pressSequentially('Half a sent');
    letThrough();
    await live(page);
    // Nothing may happen: time for a toast to come.
    await page.waitForTimeout(500);
    await expect(message(page)).toHaveValue('Half a sent');
    await expect(page.getByText(words['contact.sentTitle'])).toBeHidden();
  });

  test('is forgotten once something else is pressed', async ({ page }) => {
    const letThrough = await holdBack(page, '/main.js');
    await page.goto('/');
    await send(page).click();
    await heading(page).click();
    letThrough();
    await live(page);
    await expect(page.getByText(words['contact.nameMissing'])).toBeHidden();
  });
});

test.describe('A bundle that is missing', () => {
  test.use({ allowedMessages: /^Failed to load resource|Failed to fetch dynamically imported module/ });

  test('for good leaves a way to write, a bar that can be read, and what was typed', async ({ page, host }) => {
    host.spoil(/main\.js$/, faults.missing);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-dead');
    const email = page.locator('#contact form + p').getByRole('link');
    await expect(email).toBeVisible();
    await name(page).fill('Ada Example');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const ground = await page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');

    // Back again: the next press repairs the page, and is answered.
    host.mend();
    await flag(page, 'nl').click();
    await live(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.getByLabel(dictionaries.nl['contact.name'], { exact: true })).toHaveValue('Ada Example');
  });

  test('and comes back is mended again the next time', async ({ page, host }) => {
    for (let round = 0; round < 2; round += 1) {
      let visits = 0;
      page.on('domcontentloaded', () => {
        visits += 1;
      });
      host.spoil(/main\.js$/, (response) => {
        // The file is back for the reload.
        host.mend();
        faults.missing(response);
      });
      await page.goto('/');
      await expect.poll(() => visits).toBe(2);
      await live(page);
      page.removeAllListeners('domcontentloaded');
    }
  });

  test('keeps what is typed before the page reloads for it', async ({ page, host }) => {
    let asked: ServerResponse | undefined;
    host.spoil(/main\.js$/, (response) => {
      asked = response;
    });
    await page.goto('/');
    await expect.poll(() => asked !== undefined).toBe(true);
    await name(page).pressSequentially('Ada');
    await message(page).pressSequentially('Kept');
    host.mend();
    if (asked) faults.missing(asked);
    await live(page);
    await expect(name(page)).toHaveValue('Ada');
    await expect(message(page)).toHaveValue('Kept');
  });
});
