import type { Page } from '@playwright/test';
import { client, dictionaries, first, second } from '../content';
import { expect, test } from './fixtures';
import { dialog, emblem, flag, item, live, open } from './page';

declare global {
  interface Window {
    /** How often the browser's own question was opened. */
    asked?: number;
    /** The watchers of the back gesture that the page has made. */
    watchers?: CloseWatcher[];
  }
  interface CloseWatcher {
    requestClose(): void;
  }
}

const words = dictionaries[first];

const button = (page: Page) => page.getByRole('button', { name: words['app.install'] });
const inFooter = (page: Page) => button(page).and(page.locator('footer *'));
const inMenu = (page: Page) => button(page).and(page.locator('nav *'));
const instructions = (page: Page) => page.getByText(words['app.installByHand']);

/** Offers installation, as Chromium does; headless it never does so by itself. */
async function offer(page: Page) {
  const refused = await page.evaluate(() => {
    const prompt = async () => {
      window.asked = (window.asked ?? 0) + 1;
    };
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    return !dispatchEvent(event);
  });
  expect(refused, 'the browser shows no bar of its own').toBe(true);
}

/** Runs the page as an app, or as one of a browser that knows `navigator.standalone`. */
const runAsApp = (page: Page) =>
  page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query === '(display-mode: standalone)' ? 'all' : query);
  });
const runOnIos = (page: Page, standalone: boolean) =>
  page.addInitScript((standalone) => {
    Object.defineProperty(navigator, 'standalone', { value: standalone });
  }, standalone);

async function expectNoOffer(page: Page) {
  await expect(button(page)).toHaveCount(0);
  await expect(instructions(page)).toHaveCount(0);
}

test('the button of the footer opens the question of the browser, once for each offer', async ({ page }) => {
  await open(page, '/about');
  await expectNoOffer(page);
  for (const times of [1, 2]) {
    await offer(page);
    await inFooter(page).click();
    expect(await page.evaluate(() => window.asked)).toBe(times);
    await expectNoOffer(page);
  }
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the button of the menu opens the question of the browser, and both are gone', async ({ page }) => {
    await open(page, '/');
    await offer(page);
    await expect(inFooter(page)).toBeVisible();
    await expect(inMenu(page)).toBeHidden();
    await page.getByRole('button', { name: words['nav.menu'] }).click();
    await inMenu(page).click();
    expect(await page.evaluate(() => window.asked)).toBe(1);
    await expect(page.getByRole('navigation')).toBeHidden();
    await expectNoOffer(page);
  });
});

test('an offer that comes before the page is live is kept', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const prompt = () => Promise.resolve();
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
  });
  await open(page, '/');
  await expect(inFooter(page)).toBeVisible();
});

test('the button follows the language and stays from page to page', async ({ page }) => {
  await open(page, '/');
  await offer(page);
  await item(page, words['nav.about']).click();
  await expect(inFooter(page)).toBeVisible();
  await flag(page, second).click();
  const translated = page.getByRole('button', { name: dictionaries[second]['app.install'] });
  await expect(translated.and(page.locator('footer *'))).toBeVisible();
});

test('the button is gone when the site is installed in another way', async ({ page }) => {
  await open(page, '/');
  await offer(page);
  await expect(inFooter(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expectNoOffer(page);
  expect(await page.evaluate(() => window.asked)).toBeUndefined();
});

test('a browser that never offers it gets instructions, in the language of the page', async ({ page }) => {
  await runOnIos(page, false);
  await open(page, '/');
  await expect(instructions(page).and(page.locator('footer *'))).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await flag(page, second).click();
  await expect(page.locator('footer').getByText(dictionaries[second]['app.installByHand'])).toBeVisible();
});

for (const [where, run] of [
  ['on the home screen of a phone', (page: Page) => runOnIos(page, true)],
  ['as an app', runAsApp],
] as const)
  test(`nothing is offered where the site runs ${where}, whatever the browser offers`, async ({ page }) => {
    await run(page);
    await open(page, '/');
    await offer(page);
    await expectNoOffer(page);
  });

test('the back gesture closes the dialog before it leaves the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.watchers = [];
    const Spied = class extends CloseWatcher {
      constructor() {
        super();
        window.watchers?.push(this);
      }
    };
    Reflect.set(window, 'CloseWatcher', Spied);
  });
  await page.goto('/about');
  await page.goto('/portfolio');
  await live(page);
  expect(await page.evaluate(() => window.watchers)).toEqual([]);
  await emblem(page, client).click();
  await expect(dialog(page)).toBeVisible();

  await page.evaluate(() => window.watchers?.at(-1)?.requestClose());
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/portfolio');
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');

  await page.goBack();
  await expect(page).toHaveURL('/about');
});
