import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { dictionaries, mainLanguage, otherLanguage, words } from '../site-content';
import { SitePage } from '../site-page';

const button = (page: Page, language = mainLanguage) =>
  page.getByRole('button', { name: dictionaries[language]['app.install'] });
const inFooter = (page: Page, language = mainLanguage) => button(page, language).and(page.locator('footer *'));
const instructions = (page: Page, language = mainLanguage) =>
  page.locator('footer').getByText(dictionaries[language]['app.installByHand']);

/** Offers installation, as Chromium does; headless it never does so by itself. The page notes each of its questions. */
async function offer(page: Page) {
  const isRefused = await page.evaluate(() => {
    const prompt = async () => document.documentElement.toggleAttribute('data-asked');
    return !dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  expect(isRefused, 'the browser shows no bar of its own').toBe(true);
}

async function expectNoOffer({ page }: SitePage) {
  await expect(button(page)).toHaveCount(0);
  await expect(instructions(page)).toHaveCount(0);
}

/** Runs the page in a browser that knows `navigator.standalone`. */
const runOnIos = (page: Page, standalone: boolean) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'standalone', { value }), standalone);

test('The footer offers to install the site, once for each offer of the browser', async ({ site, page }) => {
  await site.open('/');
  await expectNoOffer(site);
  await offer(page);
  await site.item(words['nav.about']).click();
  await site.flag(otherLanguage).click();
  await inFooter(page, otherLanguage).click();
  await site.flag(mainLanguage).click();
  await expect(site.html).toHaveAttribute('data-asked');
  await expectNoOffer(site);
  await offer(page);
  await expect(inFooter(page)).toBeVisible();
  // The visitor has installed it in another way.
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expectNoOffer(site);
});

test('An offer that comes before the page is hydrated is kept', async ({ site, page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() })),
    ),
  );
  await site.open('/');
  await expect(inFooter(page)).toBeVisible();
});

test('A browser that never offers it gets instructions', async ({ site, page }) => {
  await runOnIos(page, false);
  await site.open('/');
  await expect(instructions(page)).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await site.flag(otherLanguage).click();
  await expect(instructions(page, otherLanguage)).toBeVisible();
});

test('Nothing is offered to the site that runs as an app', async ({ site, page, context }) => {
  await runOnIos(page, true);
  await site.open('/');
  await offer(page);
  await expectNoOffer(site);
  const other = new SitePage(await context.newPage());
  await other.page.addInitScript(() => {
    const { matchMedia } = window;
    const asked = '(display-mode: standalone)';
    window.matchMedia = (query) => matchMedia.call(window, query === asked ? 'all' : query);
  });
  await other.open('/');
  await offer(other.page);
  await expectNoOffer(other);
});
