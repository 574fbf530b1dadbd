import type { Page } from '@playwright/test';
import { pageAddress } from '../../src/document/head';
import { locales } from '../../src/languages';
import { routes } from '../../src/routes';
import { dictionaries, first, second, timeline } from '../content';
import { expect, test } from './fixtures';
import { expectPage, expectScrolledTo, flag, html, item, live, open, scrollTo } from './page';
import { notFoundMessages, test as onHost, visitFirst } from './site';

/** The documents of a language that the site does not start in, under their prefix. */

const words = dictionaries[second];
const path = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);
const addresses = routes.map(({ path, page }) => ({
  page,
  path,
  address: path === '/' ? `/${second}` : `/${second}${path}`,
}));

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { page: name, path, address } of addresses)
    test(`${address} is a document in ${second} that leads to others`, async ({ page }) => {
      await page.goto(address);
      await expectPage(page, name, second);
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', pageAddress(path, second));
      const card = page.locator('meta[property="og:image"]');
      await expect(card).toHaveAttribute('content', new RegExp(`/social/${name}-${second}\\.png$`));
      await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', locales[second]);
      await item(page, words['nav.about']).click();
      expect(drivenTo(page)).toBe(`/${second}/about`);
      await item(page, words['nav.contact']).click();
      expect(drivenTo(page)).toBe(`/${second}#contact`);
      await expect(html(page)).toHaveAttribute('lang', second);
    });

  test('the portfolio tells of its projects in that language', async ({ page }) => {
    await page.goto(`/${second}/portfolio`);
    for (const { descKey } of timeline.flatMap(({ projects }) => projects))
      await expect(page.locator('main section').getByText(words[descKey], { exact: true })).toBeVisible();
  });
});

/** The address as the driver has it: without JavaScript the page cannot be asked. */
const drivenTo = (page: Page) => {
  const { pathname, hash } = new URL(page.url());
  return pathname + hash;
};

test.describe('Under the prefix', () => {
  for (const { page: name, address } of addresses)
    test(`${address} becomes live without one message, and fetches no words but its own`, async ({ page }) => {
      await open(page, address);
      await expectPage(page, name, second);
      const words = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((file) => file.startsWith('/words-')),
      );
      expect(words).toEqual([`/words-${second}.js`]);
    });

  test('the links, the brand and the way back stay, and lead to the sections there', async ({ page }) => {
    await open(page, `/${second}/about`);
    await item(page, words['nav.services']).click();
    await expect.poll(() => path(page)).toBe(`/${second}#services`);
    await expectScrolledTo(page, 'services');
    await item(page, words['nav.portfolio']).click();
    await expect.poll(() => path(page)).toBe(`/${second}/portfolio`);
    await expectPage(page, 'portfolio', second);
    await page.getByRole('banner').locator('.brand').click();
    await expect.poll(() => path(page)).toBe(`/${second}`);
    await page.goBack();
    await expectPage(page, 'portfolio', second);
    await expect.poll(() => path(page)).toBe(`/${second}/portfolio`);
  });

  test('the language counts as a choice', async ({ page }) => {
    await open(page, `/${second}/about`);
    await open(page, '/portfolio');
    await expectPage(page, 'portfolio', second);
    await expect.poll(() => path(page)).toBe('/portfolio');
  });

  test('the first language leads to the same page at its own address, where nothing moves; the other stays there', async ({
    page,
  }) => {
    await open(page, `/${second}?x=1#services`);
    await scrollTo(page, 700);
    const length = await page.evaluate(() => history.length);
    await flag(page, first).click();
    await expectPage(page, 'home', first);
    await expect.poll(() => path(page)).toBe('/?x=1#services');
    expect(await page.evaluate(() => history.length)).toBe(length);
    expect(await page.evaluate(() => scrollY)).toBe(700);
    await expect(flag(page, first)).toBeFocused();
    await expect(item(page, dictionaries[first]['nav.about'])).toHaveAttribute('href', '/about');
    await flag(page, second).click();
    await expectPage(page, 'home', second);
    await expect.poll(() => path(page)).toBe('/?x=1#services');
    await expect(item(page, words['nav.about'])).toHaveAttribute('href', '/about');
  });

  test('a later choice wins on the way back', async ({ page }) => {
    await open(page, `/${second}`);
    await item(page, words['nav.about']).click();
    await flag(page, first).click();
    await expectPage(page, 'about', first);
    await page.goBack();
    await expectPage(page, 'home', first);
    await expect.poll(() => path(page)).toBe('/');
  });
});

test.describe('A spelling of such an address', () => {
  for (const address of [
    `/${second}/`,
    `/${second}.html`,
    `/${second}/portfolio/`,
    `/${second}/portfolio.html`,
    `/${second}/portfolio?x=1`,
  ])
    test(`shows its page: ${address}`, async ({ page }) => {
      await open(page, address);
      await expectPage(page, address.includes('portfolio') ? 'portfolio' : 'home', second);
    });
});

test.describe('On a host that answers a spelling with the not-found page', () => {
  test.use({ allowedMessages: notFoundMessages });

  for (const [address, name] of [
    [`/${second}/`, 'home'],
    [`/${second}/portfolio/`, 'portfolio'],
  ] as const)
    test(`${address} turns into its page`, async ({ page }) => {
      const body = await (await page.request.get('/nope')).text();
      await page.route(address, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
      await page.goto(address);
      await live(page);
      await expectPage(page, name, second);
    });
});

test.describe('An address that is none', () => {
  test.use({ allowedMessages: notFoundMessages });

  for (const [address, language] of [
    [`/${second}/nowhere`, second],
    [`/${second}/${second}`, second],
    [`/${second.toUpperCase()}`, first],
    [`/${first}`, first],
  ] as const)
    test(`is not found: ${address}`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await live(page);
      await expectPage(page, 'not-found', language);
      const home = page.getByRole('link', { name: dictionaries[language]['notFound.link'] });
      await expect(home).toHaveAttribute('href', language === second ? `/${second}` : '/');
    });
});

onHost.describe('Offline, after one visit', () => {
  onHost.use({ allowedMessages: notFoundMessages });

  onHost('every such address opens in its language, and leads on', async ({ page, host }) => {
    await visitFirst(page);
    await host.stop();
    for (const { page: name, address } of addresses)
      for (const spelling of [address, `${address}/`, `${address}?x=1`]) {
        await open(page, spelling);
        await expectPage(page, name, second);
      }
    await expect(item(page, words['nav.portfolio'])).toHaveAttribute('href', `/${second}/portfolio`);
    await open(page, `/${second}/nowhere`);
    await expectPage(page, 'not-found', second);
  });
});
