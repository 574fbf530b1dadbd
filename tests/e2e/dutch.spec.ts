import type { Page } from '@playwright/test';
import { pageAddress } from '../../src/document/head';
import { routes } from '../../src/routes';
import { dictionaries, timeline } from './content';
import { expect, test } from './fixtures';
import { expectPage, expectScrolledTo, flag, html, item, live, open, scrollTo } from './page';
import { notFoundMessages, test as onHost, visitFirst } from './site';

/** The Dutch documents, under their prefix. */

const { en, nl } = dictionaries;
const path = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);
const addresses = routes.map(({ path, page }) => ({ page, path, address: path === '/' ? '/nl' : `/nl${path}` }));

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { page: name, path, address } of addresses)
    test(`${address} is a Dutch document that leads to Dutch documents`, async ({ page }) => {
      await page.goto(address);
      await expectPage(page, name, 'nl');
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', pageAddress(path, 'nl'));
      const card = page.locator('meta[property="og:image"]');
      await expect(card).toHaveAttribute('content', new RegExp(`/social/${name}-nl\\.png$`));
      await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'nl_NL');
      await item(page, nl['nav.about']).click();
      expect(drivenTo(page)).toBe('/nl/about');
      await item(page, nl['nav.contact']).click();
      expect(drivenTo(page)).toBe('/nl#contact');
      await expect(html(page)).toHaveAttribute('lang', 'nl');
    });

  test('the portfolio tells of its projects in Dutch', async ({ page }) => {
    await page.goto('/nl/portfolio');
    for (const { descKey } of timeline.flatMap(({ projects }) => projects))
      await expect(page.locator('main section').getByText(nl[descKey], { exact: true })).toBeVisible();
  });
});

/** The address as the driver has it: without JavaScript the page cannot be asked. */
const drivenTo = (page: Page) => {
  const { pathname, hash } = new URL(page.url());
  return pathname + hash;
};

test.describe('Under the prefix', () => {
  test('the links, the brand and the way back stay, and lead to the Dutch sections', async ({ page }) => {
    await open(page, '/nl/about');
    await item(page, nl['nav.services']).click();
    await expect.poll(() => path(page)).toBe('/nl#services');
    await expectScrolledTo(page, 'services');
    await item(page, nl['nav.portfolio']).click();
    await expect.poll(() => path(page)).toBe('/nl/portfolio');
    await expectPage(page, 'portfolio', 'nl');
    await page.getByRole('banner').locator('.brand').click();
    await expect.poll(() => path(page)).toBe('/nl');
    await page.goBack();
    await expectPage(page, 'portfolio', 'nl');
    await expect.poll(() => path(page)).toBe('/nl/portfolio');
  });

  test('Dutch counts as a choice', async ({ page }) => {
    await open(page, '/nl/about');
    await open(page, '/portfolio');
    await expectPage(page, 'portfolio', 'nl');
    await expect.poll(() => path(page)).toBe('/portfolio');
  });

  test('English leads to the same page at its own address, where nothing moves; Dutch stays there', async ({
    page,
  }) => {
    await open(page, '/nl?x=1#services');
    await scrollTo(page, 700);
    const length = await page.evaluate(() => history.length);
    await flag(page, 'en').click();
    await expectPage(page, 'home', 'en');
    await expect.poll(() => path(page)).toBe('/?x=1#services');
    expect(await page.evaluate(() => history.length)).toBe(length);
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await expect(flag(page, 'en')).toBeFocused();
    await expect(item(page, en['nav.about'])).toHaveAttribute('href', '/about');
    await flag(page, 'nl').click();
    await expectPage(page, 'home', 'nl');
    await expect.poll(() => path(page)).toBe('/?x=1#services');
    await expect(item(page, nl['nav.about'])).toHaveAttribute('href', '/about');
  });

  test('a later choice wins on the way back', async ({ page }) => {
    await open(page, '/nl');
    await item(page, nl['nav.about']).click();
    await flag(page, 'en').click();
    await expectPage(page, 'about', 'en');
    await page.goBack();
    await expectPage(page, 'home', 'en');
    await expect.poll(() => path(page)).toBe('/');
  });
});

test.describe('A spelling of a Dutch address', () => {
  for (const address of ['/nl/', '/nl.html', '/nl/portfolio/', '/nl/portfolio.html', '/nl/portfolio?x=1'])
    test(`shows its page: ${address}`, async ({ page }) => {
      await open(page, address);
      await expectPage(page, address.includes('portfolio') ? 'portfolio' : 'home', 'nl');
    });
});

test.describe('An address that is none', () => {
  test.use({ allowedMessages: notFoundMessages });

  for (const [address, language] of [
    ['/nl/nowhere', 'nl'],
    ['/nl/nl', 'nl'],
    ['/NL', 'en'],
    ['/en', 'en'],
  ] as const)
    test(`is not found: ${address}`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await live(page);
      await expectPage(page, 'not-found', language);
      const home = page.getByRole('link', { name: dictionaries[language]['notFound.link'] });
      await expect(home).toHaveAttribute('href', language === 'nl' ? '/nl' : '/');
    });
});

onHost.describe('Offline, after one visit', () => {
  onHost.use({ allowedMessages: notFoundMessages });

  onHost('every Dutch address opens in Dutch, and leads on', async ({ page, host }) => {
    await visitFirst(page);
    await host.stop();
    for (const { page: name, address } of addresses)
      for (const spelling of [address, `${address}/`, `${address}?x=1`]) {
        await open(page, spelling);
        await expectPage(page, name, 'nl');
      }
    await expect(item(page, nl['nav.portfolio'])).toHaveAttribute('href', '/nl/portfolio');
    await open(page, '/nl/nowhere');
    await expectPage(page, 'not-found', 'nl');
  });
});
