import type { Page } from '@playwright/test';
import { dictionaries, first, second } from '../content';
import { expect, test } from './fixtures';
import { expectPage, expectScrolledTo, flag, item, live, open, scrollTo } from './page';

const words = dictionaries[first];
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.describe('Back and Forward', () => {
  test('lead to the place where each page was left', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 1200);
    await item(page, words['nav.about']).click();
    await expectPage(page, 'about');
    await expect.poll(() => top(page)).toBe(0);
    await scrollTo(page, 300);
    await item(page, words['nav.contact']).click();
    await expectScrolledTo(page, 'contact');
    const contact = await top(page);
    // The place is kept once the page stands still, sooner than a hand is at the next button.
    await expect.poll(() => page.evaluate(() => Math.round(history.state.top))).toBe(contact);
    for (const [step, name, place] of [
      ['goBack', 'about', 300],
      ['goBack', 'home', 1200],
      ['goForward', 'about', 300],
      ['goForward', 'home', contact],
    ] as const) {
      await page[step]();
      await expectPage(page, name);
      await expect.poll(() => top(page), { message: `${step} to ${name}` }).toBe(place);
    }
  });

  test('between sections of the home page lead to the place that was left', async ({ page }) => {
    await open(page, '/');
    await item(page, words['nav.services']).click();
    await expectScrolledTo(page, 'services');
    await scrollTo(page, 700);
    await item(page, words['nav.contact']).click();
    await expectScrolledTo(page, 'contact');
    await page.goBack();
    await expect.poll(() => top(page)).toBe(700);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(0);
  });

  test('keep the place over a reload', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 1000);
    await item(page, words['nav.portfolio']).click();
    await expectPage(page, 'portfolio');
    await page.reload();
    await live(page);
    await page.goBack();
    await expectPage(page, 'home');
    await expect.poll(() => top(page)).toBe(1000);
  });
});

test('The link of the page that is open leads to its top, and adds nothing to the history', async ({ page }) => {
  await open(page, '/portfolio');
  const length = () => page.evaluate(() => history.length);
  const before = await length();
  await scrollTo(page, 200);
  await item(page, words['nav.portfolio']).click();
  await expect.poll(() => top(page)).toBe(0);
  await item(page, words['nav.portfolio']).click();
  expect(await length()).toBe(before);
});

test('Pages that are changed quickly raise no fault', async ({ page }) => {
  await open(page, '/');
  for (const name of ['portfolio', 'about', 'portfolio', 'about', 'portfolio', 'about'] as const)
    await item(page, words[`nav.${name}`]).evaluate((link: HTMLElement) => link.click());
  await expectPage(page, 'about');
});

test.describe('A section link', () => {
  for (const address of ['/?utm_source=x', '/index.html', `/?lang=${second}`])
    test(`at ${address} loads no new document`, async ({ page }) => {
      await open(page, address);
      await page.evaluate(() => {
        (window as { same?: boolean }).same = true;
      });
      const language = address.includes('lang=') ? second : first;
      await item(page, dictionaries[language]['nav.services']).click();
      await expectScrolledTo(page, 'services');
      expect(await page.evaluate(() => 'same' in window)).toBe(true);
    });

  test('keeps the language of a browser that refuses storage', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Refused', 'SecurityError');
          },
        });
    });
    await open(page, `/?lang=${second}`);
    await item(page, dictionaries[second]['nav.services']).click();
    await expectScrolledTo(page, 'services');
    await expectPage(page, 'home', second);
  });
});

test('A language that was asked for in an address gives way to a later choice on the way back', async ({ page }) => {
  await open(page, `/?lang=${second}`);
  await item(page, dictionaries[second]['nav.portfolio']).click();
  await expectPage(page, 'portfolio', second);
  await flag(page, first).click();
  await page.goBack();
  await expectPage(page, 'home');
  await page.reload();
  await live(page);
  await expectPage(page, 'home');
});
