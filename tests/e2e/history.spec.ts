import type { Page } from '@playwright/test';
import { dictionaries, expect, expectScrolledTo, flag, open, scrollTo, test } from './fixtures';

const words = dictionaries.en;
const entry = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

test.describe('Back and Forward', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('lead to the place where each page was left', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 1200);
    await entry(page, words['nav.about']).click();
    await heading(page, words['about.title']);
    await expect.poll(() => top(page)).toBe(0);
    await scrollTo(page, 300);
    await entry(page, words['nav.contact']).click();
    await expectScrolledTo(page, 'contact');
    const contact = await top(page);
    for (const [step, title, place] of [
      ['goBack', words['about.title'], 300],
      ['goBack', words['hero.title'], 1200],
      ['goForward', words['about.title'], 300],
      ['goForward', words['hero.title'], contact],
    ] as const) {
      await page[step]();
      await heading(page, title);
      await expect.poll(() => top(page), { message: `${step} to ${title}` }).toBe(place);
    }
  });

  test('between sections of the home page lead to the place that was left', async ({ page }) => {
    await open(page, '/');
    await entry(page, words['nav.services']).click();
    await expectScrolledTo(page, 'services');
    await scrollTo(page, 700);
    await entry(page, words['nav.contact']).click();
    await expectScrolledTo(page, 'contact');
    await page.goBack();
    await expect.poll(() => top(page)).toBe(700);
    await page.goBack();
    await expect.poll(() => top(page)).toBe(0);
  });

  test('keep the place over a reload', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 1000);
    await entry(page, words['nav.portfolio']).click();
    await heading(page, words['portfolio.title']);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-live');
    await page.goBack();
    await heading(page, words['hero.title']);
    await expect.poll(() => top(page)).toBe(1000);
  });
});

test('The link of the page that is open leads to its top, and adds nothing to the history', async ({ page }) => {
  await open(page, '/portfolio');
  const length = () => page.evaluate(() => history.length);
  const before = await length();
  await scrollTo(page, 200);
  await entry(page, words['nav.portfolio']).click();
  await expect.poll(() => top(page)).toBe(0);
  await entry(page, words['nav.portfolio']).click();
  expect(await length()).toBe(before);
});

test('Pages that are changed quickly raise no fault', async ({ page }) => {
  await open(page, '/');
  for (const name of ['portfolio', 'about', 'portfolio', 'about', 'portfolio', 'about'] as const)
    await entry(page, words[`nav.${name}`]).evaluate((link: HTMLElement) => link.click());
  await heading(page, words['about.title']);
});

test.describe('A section link', () => {
  for (const address of ['/?utm_source=x', '/index.html', '/?lang=nl'])
    test(`at ${address} loads no new document`, async ({ page }) => {
      await open(page, address);
      await page.evaluate(() => {
        (window as { same?: boolean }).same = true;
      });
      const language = address.includes('nl') ? 'nl' : 'en';
      await entry(page, dictionaries[language]['nav.services']).click();
      await expectScrolledTo(page, 'services');
      expect(await page.evaluate(() => 'same' in window)).toBe(true);
    });

  test('keeps the Dutch of a browser that refuses storage', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Refused', 'SecurityError');
          },
        });
    });
    await open(page, '/?lang=nl');
    await entry(page, dictionaries.nl['nav.services']).click();
    await expectScrolledTo(page, 'services');
    await heading(page, dictionaries.nl['hero.title']);
  });
});

test('A language that was asked for in an address gives way to a later choice on the way back', async ({ page }) => {
  await open(page, '/?lang=nl');
  await entry(page, dictionaries.nl['nav.portfolio']).click();
  await heading(page, dictionaries.nl['portfolio.title']);
  await flag(page, 'en').click();
  await page.goBack();
  await heading(page, words['hero.title']);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-live');
  await heading(page, words['hero.title']);
});
