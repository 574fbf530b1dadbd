import type { Page } from '@playwright/test';
import { dictionaries, first, second } from '../content';
import { expect, test } from './fixtures';
import { flag, item, menuButton, open, widen } from './page';

declare global {
  interface Window {
    /** How often the browser's own question was opened. */
    asked?: number;
  }
}

const button = (page: Page, language = first) =>
  page.getByRole('button', { name: dictionaries[language]['app.install'] });
const inFooter = (page: Page, language = first) => button(page, language).and(page.locator('footer *'));
const instructions = (page: Page, language = first) =>
  page.locator('footer').getByText(dictionaries[language]['app.installByHand']);

/** Offers installation, as Chromium does; headless it never does so by itself. */
async function offer(page: Page) {
  const refused = await page.evaluate(() => {
    const prompt = async () => {
      window.asked = (window.asked ?? 0) + 1;
    };
    return !dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  expect(refused, 'the browser shows no bar of its own').toBe(true);
}

async function expectNoOffer(page: Page) {
  await expect(button(page)).toHaveCount(0);
  await expect(instructions(page)).toHaveCount(0);
}

/** Runs the page in a browser that knows `navigator.standalone`. */
const runOnIos = (page: Page, standalone: boolean) =>
  page.addInitScript((standalone) => {
    Object.defineProperty(navigator, 'standalone', { value: standalone });
  }, standalone);

test('The button of the footer opens the question of the browser, once for each offer, on every page', async ({
  page,
}) => {
  await open(page, '/');
  await expectNoOffer(page);
  await offer(page);
  await item(page, dictionaries[first]['nav.about']).click();
  await flag(page, second).click();
  await inFooter(page, second).click();
  await flag(page, first).click();
  expect(await page.evaluate(() => window.asked)).toBe(1);
  await expectNoOffer(page);
  await offer(page);
  await inFooter(page).click();
  expect(await page.evaluate(() => window.asked)).toBe(2);
  await offer(page);
  await expect(inFooter(page)).toBeVisible();
  // The visitor has installed it in another way.
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expectNoOffer(page);
});

test('On a small screen the menu has the button, too', async ({ page }) => {
  await widen(page, 390);
  await open(page, '/');
  await offer(page);
  await expect(button(page).filter({ visible: true })).toHaveCount(1);
  await menuButton(page).click();
  await button(page).and(page.locator('nav *')).click();
  expect(await page.evaluate(() => window.asked)).toBe(1);
  await expect(page.getByRole('navigation')).toBeHidden();
  await expectNoOffer(page);
});

test('An offer that comes before the page is live is kept', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const prompt = () => Promise.resolve();
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
  });
  await open(page, '/');
  await expect(inFooter(page)).toBeVisible();
});

test('A browser that never offers it gets instructions, in the language of the page', async ({ page }) => {
  await runOnIos(page, false);
  await open(page, '/');
  await expect(instructions(page)).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await flag(page, second).click();
  await expect(instructions(page, second)).toBeVisible();
});

for (const [where, run] of [
  ['on the home screen of a phone', (page: Page) => runOnIos(page, true)],
  [
    'as an app',
    (page: Page) =>
      page.addInitScript(() => {
        const { matchMedia } = window;
        const asked = '(display-mode: standalone)';
        window.matchMedia = (query) => matchMedia.call(window, query === asked ? 'all' : query);
      }),
  ],
] as const)
  test(`Nothing is offered if the site runs ${where}, whatever the browser offers`, async ({ page }) => {
    await run(page);
    await open(page, '/');
    await offer(page);
    await expectNoOffer(page);
  });
