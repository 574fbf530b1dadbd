import type { Page, Route } from '@playwright/test';
import { addressOf } from '../../src/routes';
import { engines, expect, test } from '../fixtures';
import { clientName, keyOf, mainLanguage, otherLanguage, words } from '../site-content';
import { nothing, thanks, typed } from '../site-page';

/** The entry of the site's scripts. */
const main = '**/assets/main-*.js';

// What the engines say of an import whose page is left, or of a file that does not come.
test.use({
  allowedMessages:
    /^Error|^TypeError: (Failed to fetch|error load)|40[34]|MIME type|ERR_FAILED|downloadable font|React error #418/,
});

/** Firefox takes a page for loaded once its imports are there. */
const early = { waitUntil: 'domcontentloaded' } as const;

/** Holds the scripts back. @returns a function that lets them through */
async function holdBack(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(main, (route) => void held.push(route));
  return async () => {
    await page.unroute(main);
    // Of a page that was left nobody waits for an answer.
    for (const route of held) await route.continue().catch(() => {});
  };
}

test('A flag leads to its language, which is kept for the next visit', engines, async ({ site, page }) => {
  const letThrough = await holdBack(page);
  await page.goto('/about', early);
  await site.flag(otherLanguage).click();
  await expect(page).toHaveURL(addressOf('/about', otherLanguage));
  await page.goto('/portfolio?x=1', early);
  await expect(page).toHaveURL(`${addressOf('/portfolio', otherLanguage)}?x=1`);
  await site.expectPage('portfolio', otherLanguage);
  await site.flag(mainLanguage).click();
  await expect(page).toHaveURL('/portfolio');
  await site.flag(otherLanguage).click();
  await expect(page).toHaveURL(addressOf('/portfolio', otherLanguage));
  await letThrough();
  await site.hydrated();
  await page.goto('/about', early);
  await expect(page).toHaveURL(addressOf('/about', otherLanguage));
});

// Another engine may not ask again for a file that was missing.
test('A page from the back/forward cache starts its scripts if they failed before', async ({ site, page }) => {
  await page.route(main, (route) => route.abort());
  await page.goto('/', early);
  await expect(site.emailInstead).toBeVisible();
  await page.unroute(main);
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await site.hydrated();
  await expect(site.emailInstead).toBeHidden();
});

test('A client shows its project, until the dialog takes its place', engines, async ({ site, page }) => {
  const letThrough = await holdBack(page);
  await page.goto('/portfolio', early);
  const place = (await site.clientLink(clientName).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(place.x + 60, place.y + 60);
  await expect(site.clientProjects(clientName)).toBeInViewport();
  expect(await site.clientLink(clientName).boundingBox()).toEqual(place);
  await site.clientProjects(clientName).getByRole('link', { name: words['portfolio.close'] }).click();
  await expect(site.clientProjects(clientName)).toBeHidden();
  await site.back();
  await expect(site.clientProjects(clientName)).toBeInViewport();
  await letThrough();
  await site.expectDialog(clientName);
  await expect(site.clientProjects(clientName)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(site.dialog).toBeHidden();
  await expect(site.clientLink(clientName)).toBeFocused();
  await expect(page).toHaveURL('/portfolio');
});

// Over BiDi, Firefox has no paper.
test('A client that is open on screen has its place in the list on paper', async ({ site, page }) => {
  await holdBack(page);
  await page.goto(`/portfolio#${keyOf(clientName)}`, early);
  await expect(site.clientProjects(clientName)).toHaveCSS('position', 'fixed');
  await page.emulateMedia({ media: 'print' });
  await expect(site.clientProjects(clientName)).toHaveCSS('position', 'static');
});

test('The menu works, and stays as it is when the page is hydrated', engines, async ({ site, page }) => {
  const letThrough = await holdBack(page);
  await site.setWidth(390);
  await page.goto('/', early);
  await site.menuButton().click();
  await site.item(words['nav.services']).click();
  await expect(site.menu).toBeHidden();
  await site.expectSection('services');
  await site.menuButton().click();
  await site.visit('about');
  await site.menuButton().click();
  await letThrough();
  await site.hydrated();
  await expect(site.menu).toBeVisible();
});

const insertElement = (page: Page) =>
  page.evaluate(() => document.querySelector('form')?.prepend(document.createElement('grammar-checker')));

test(
  'What is typed stays, though an extension fills in a field before the rest is restored',
  engines,
  async ({ site, page }) => {
    await site.open('/');
    await site.fillForm();
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const field = document.querySelector<HTMLInputElement>('.contact-form [name=email]');
        if (field) field.value = 'auto@example.com';
        field?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    );
    await site.open(addressOf('/', otherLanguage));
    await site.expectFields({ ...typed, email: 'auto@example.com' }, otherLanguage);
  },
);

test('What is typed stays in the form, though an extension makes hydration fail', engines, async ({ site, page }) => {
  const letThrough = await holdBack(page);
  await page.goto('/', early);
  await site.fillForm();
  await page.reload(early);
  await site.expectFields(typed);
  await insertElement(page);
  await site.sendButton().click();
  await expect(page).toHaveURL('/');
  await letThrough();
  await site.hydrated();
  await site.expectFields(typed);
  await site.sendButton().click();
  await expect(site.status).toHaveText(thanks());
  await site.expectFields(nothing);
});
