import type { Locator, Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { expect, hostedTest as test } from '../fixtures';
import { boxOf, type SitePage } from '../site-page';
import { precacheOf, versionOf } from '../test-host/versions';
import { setText } from './measures';

// The site of another owner: Dutch first, a third language, a page and a service more, odd logos, and messages.
test.use({ version: 'other owner', allowedMessages: /^Page not found: |status of 404/ });

test('The site of another owner has its facts, languages and pages', async ({ site, page }) => {
  await site.open('/');
  await expect(site.html).toHaveAttribute('lang', 'nl');
  await expect(page).toHaveTitle(/Brugdijk & Zonen Automatisering$/);
  await expect(page.getByRole('heading', { name: 'Baggeren' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '0182 - 12 34 56' })).toHaveAttribute('href', 'tel:+31182123456');
  for (const line of ['Gebouw De Haven', 'Kade 12', '2801 AA Gouda', 'Brugdijk Beheer B.V., Gouda'])
    await expect(footer.getByText(line, { exact: true })).toBeVisible();
  const statements = page.getByRole('link', { name: 'Privacyverklaring' });
  await expect(statements).toHaveCount(2);
  for (const statement of await statements.all()) await expect(statement).toHaveAttribute('href', '/privacy.html');
  await page.getByRole('banner').getByRole('link', { name: 'Harbour (nl)' }).click();
  await expect(site.heading).toHaveText('Moor here (nl)');
  await page.getByRole('banner').getByRole('link', { name: 'Frysk' }).click();
  await expect(page).toHaveURL('/fy/harbour');
  await expect(site.heading).toHaveText('Moor here (en) ä');
  await page.goto('/fy/nope');
  await expect(site.html).toHaveAttribute('lang', 'fy');
  await expect(site.heading).toHaveText('404 ä');
});

test('The copy for offline use has the pages of another owner, and not the form that Netlify reads', async () => {
  const urls = precacheOf(await versionOf('other owner')).map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining(['/harbour.html', '/fy/harbour.html', '/privacy.html']));
  expect(urls).not.toContain('/netlify-form.html');
});

test('The header has room for a long name, more pages and more languages', async ({ site, page }) => {
  for (const width of [1024, 1280]) {
    await site.setWidth(width);
    for (const path of ['/', '/fy']) {
      await site.open(path);
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height, `${width} ${path}`).toBeLessThan(112);
      const items = page.getByRole('banner').locator('.brand, .menu-link, .flag, .button-line');
      const boxes = await items.evaluateAll((all) =>
        all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
      );
      for (const [index, one] of boxes.entries()) {
        expect(one.right, `${width} ${path} ${index}`).toBeLessThanOrEqual(width);
        expect(one.bottom).toBeLessThanOrEqual((header?.height ?? 0) + 1);
        for (const other of boxes.slice(index + 1))
          expect(one.right <= other.left || one.bottom <= other.top, `${width} ${path} ${index}`).toBe(true);
      }
    }
  }
});

test('On a phone with large text, a long word of the name leaves room for the menu', async ({ site, page }) => {
  await site.setWidth(320);
  await setText(page, 32);
  await site.open('/en');
  await expect(site.menuButton()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('A client of another owner has two projects and an odd logo', async ({ site, page }) => {
  await site.open('/en/portfolio');
  await page.getByRole('main').getByRole('link', { name: 'Knab' }).click();
  await expect(site.dialog).toHaveAccessibleDescription('2 projects delivered');
  await expect(site.dialog.getByRole('article')).toContainText(['September 2021 – now', 'May 2020 – May 2021']);
  await expect(site.dialog.getByText('September 2021 – now')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of ['Shell', 'GGD GHOR Nederland']) {
    const picture = page.getByRole('main').getByRole('link', { name }).locator('img');
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

/** The place of a picture in the window, once it is decoded. */
async function boxOfPicture(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  return boxOf(picture);
}

/** The colour of a point of the page. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
  return [
    ...(await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
}

/** Between the first two letters of the logo with a white ground (`tests/odd-logos.ts`): its width is 196, their gap 40 to 46. */
const betweenLetters = 43 / 196;

test('The white ground of a logo is not seen', async ({ site, page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await site.open('/');
    const { x, y, width, height } = await boxOfPicture(page.locator('#clients img[alt="Knab"]'));
    const beside = await colourAt(page, x - 4, y + height / 2);
    const ground = await colourAt(page, x + width * betweenLetters, y + height / 2);
    for (const [channel, value] of beside.entries())
      expect(Math.abs(value - (ground[channel] ?? 0)), colorScheme).toBeLessThan(3);
  }
});

test('An orange emblem is as dark as the others', async ({ site, page }) => {
  await site.open('/portfolio');
  const upperPart = async (name: string) => {
    const { x, y, width } = await boxOfPicture(page.getByRole('main').getByRole('link', { name }).locator('img'));
    return colourAt(page, x + width / 2, y + 4);
  };
  expect(await upperPart('Gemeente Gouda')).toEqual(await upperPart('Royal Aware'));
});

test.describe('A message to a service on another domain', () => {
  // Without the worker, the page itself asks.
  test.use({
    serviceWorkers: 'block',
    allowedMessages: /^asked https:\/\/messages\.example|CORS|net::ERR_FAILED|Failed to fetch/,
  });

  /** Answers for the service, and sends a message. @returns the fields that the service gets */
  async function send(site: SitePage, answer: (route: Route) => Promise<void>): Promise<Record<string, string>> {
    const { page } = site;
    const received: string[] = [];
    await page.route('https://messages.example/**', (route) => {
      received.push(route.request().postData() ?? '');
      return answer(route);
    });
    await site.open('/en');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => received).toHaveLength(1);
    return Object.fromEntries(new URLSearchParams(received[0]));
  }

  test('carries the hidden fields of the service, and is thanked for', async ({ site, page }) => {
    const fields = await send(site, (route) =>
      route.fulfill({ json: { success: true }, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await expect(site.status).toContainText('Thank you.');
    expect(fields).toMatchObject({ name: 'Ada', access_key: 'key-1', 'form-name': 'contact', language: 'en' });
    // Only the browser itself can be led back.
    await expect(page.locator('form [name=redirect]')).toHaveValue('https://brugdijk.example/en#sent');
    expect(fields).not.toHaveProperty('redirect');
  });

  test('is sent once and stays in the form if the service does not let the page read its answer', async ({
    site,
    page,
  }) => {
    // Without CORS the page gets a network error. Playwright would add the header to an answer.
    let attempts = 0;
    await send(site, (route) => {
      attempts++;
      return route.abort();
    });
    await expect(site.status).toContainText('We do not know whether your message has arrived');
    expect(attempts).toBe(1);
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
  });
});
