import type { ServerResponse } from 'node:http';
import { another, client, dictionaries, first, second } from '../content';
import { faults } from '../host/faulty-host';
import { test } from './faulty-site';
import { expect } from './fixtures';
import { field, send, thanks } from './form';
import { countLoads, dialog, emblem, expectPage, flag, heading, holdBack, html, item, live } from './page';

const words = dictionaries[first];

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
      await expectPage(page, 'about');
      for (const part of ['main', 'footer', 'header'])
        await expect(page.locator(part).filter({ visible: true })).toHaveCount(1);
      await item(page, words['nav.portfolio']).click();
      await expect(heading(page)).toHaveText([words['portfolio.title']]);
      await expect(page.locator('main')).toHaveCount(1);
    });
});

test.describe('A press on Send before the page is live', () => {
  test('is forgotten once the visitor goes on typing', async ({ page }) => {
    const letThrough = await holdBack(page, '/main.js');
    await page.goto('/');
    await field(page, 'name').fill('Ada');
    await field(page, 'name').press('Enter');
    await field(page, 'email').pressSequentially('ada@example.com');
    await field(page, 'message').pressSequentially('Half a sent');
    letThrough();
    await live(page);
    // Nothing may happen: time for a toast to come.
    await page.waitForTimeout(500);
    await expect(field(page, 'message')).toHaveValue('Half a sent');
    await expect(thanks(page)).toBeHidden();
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

test.describe('A press before the page is live', () => {
  test('on a flag takes effect once it is', async ({ page }) => {
    const letThrough = await holdBack(page, '/main.js');
    await page.goto('/about');
    await flag(page, second).click();
    await expect(html(page)).toHaveAttribute('lang', first);
    letThrough();
    await expectPage(page, 'about', second);
  });

  test('on a logo of the portfolio takes effect once it is; the last press counts, once', async ({ page }) => {
    const letThrough = await holdBack(page, '/main.js');
    await page.goto('/portfolio');
    await emblem(page, client).click();
    await emblem(page, another).click();
    await expect(dialog(page)).toBeHidden();
    letThrough();
    await expect(page.getByRole('dialog', { name: another })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    for (const name of ['about', 'portfolio'] as const) {
      await item(page, words[`nav.${name}`]).click();
      await expectPage(page, name);
    }
    await expect(dialog(page)).toBeHidden();
  });

  test('on a link leads to its page', async ({ page }) => {
    const letThrough = await holdBack(page, '/main.js');
    await page.goto('/');
    await item(page, words['nav.about']).click();
    await expect(page).toHaveURL('/about');
    letThrough();
    await live(page);
  });

  test('opens and closes the menu of a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const letThrough = await holdBack(page, '/main.js');
    await page.goto('/');
    await page.getByRole('button', { name: words['nav.menu'] }).click();
    await expect(page.getByRole('navigation')).toBeVisible();
    letThrough();
    await live(page);
    await expect(page.getByRole('navigation')).toBeVisible();
    await item(page, words['nav.services']).click();
    await expect(page.getByRole('navigation')).toBeHidden();
  });
});

test.describe('A bundle that is missing', () => {
  test.use({ allowedMessages: /^Failed to load resource|Failed to fetch dynamically imported module/ });

  test('for good leaves a way to write, a bar that can be read, and what was typed', async ({ page, host }) => {
    host.spoil(/main\.js$/, faults.missing);
    await page.goto('/');
    await expect(html(page)).toHaveAttribute('data-dead');
    const email = page.locator('#contact form + p').getByRole('link');
    await expect(email).toBeVisible();
    await field(page, 'name').fill('Ada Example');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const ground = await page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');

    // Back again: the next press repairs the page, and is answered.
    host.mend();
    await flag(page, second).click();
    await live(page);
    await expect(html(page)).toHaveAttribute('lang', second);
    await expect(field(page, 'name', second)).toHaveValue('Ada Example');
  });

  test('and comes back is mended again the next time', async ({ page, host }) => {
    for (let round = 0; round < 2; round += 1) {
      const loads = countLoads(page);
      host.spoil(/main\.js$/, (response) => {
        // The file is back for the reload.
        host.mend();
        faults.missing(response);
      });
      await page.goto('/');
      await expect.poll(loads).toBe(2);
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
    await field(page, 'name').pressSequentially('Ada');
    await field(page, 'message').pressSequentially('Kept');
    host.mend();
    if (asked) faults.missing(asked);
    await live(page);
    await expect(field(page, 'name')).toHaveValue('Ada');
    await expect(field(page, 'message')).toHaveValue('Kept');
  });
});
