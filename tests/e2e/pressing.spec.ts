import type { Page } from '@playwright/test';
import { addressOf } from '../../src/routes';
import { dictionaries, first, headingOf, languages, second } from '../content';
import { pressLinks } from '../press-links';
import { expect, test } from './fixtures';
import { expectPage, expectScrolledTo, flag, giveItTime, heading, holdBack, item, open, scrollTo } from './page';

const words = dictionaries[first];
const about = words['nav.about'];
const portfolio = words['nav.portfolio'];
const contact = words['nav.contact'];

/** Runs in a page: presses a link, and says what the frame after the press shows. */
async function pressAndLook(link: HTMLElement) {
  link.click();
  // A frame draws what stands here once the task of the press is over.
  await new Promise(requestAnimationFrame);
  const marked = [...document.querySelectorAll('nav [aria-current]')].map(({ textContent }) => textContent);
  return { marked, heading: document.querySelector('h1')?.textContent };
}

const current = (page: Page) => page.getByRole('navigation').locator('[aria-current]');
const entries = (page: Page) => page.evaluate(() => history.length);

/** Waits until nothing moves. */
const standStill = (page: Page) => expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

/** Whether anything moved while a page changed. */
const followWithFade = (page: Page, name: string) =>
  item(page, name).evaluate(async (link: HTMLElement) => {
    const before = document.querySelector('h1')?.textContent;
    let fades = 0;
    link.click();
    for (let after = 0; after < 5; after++) {
      await new Promise(requestAnimationFrame);
      fades += document.getAnimations().length;
      if (document.querySelector('h1')?.textContent === before) after = 0;
    }
    return fades > 0;
  });

test.describe('A link that is pressed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('leads to its page by a cross-fade, but not for who prefers reduced motion', async ({ page }) => {
    await open(page, '/');
    await standStill(page);
    expect(await followWithFade(page, about)).toBe(true);
    await expectPage(page, 'about');
    await standStill(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await followWithFade(page, portfolio)).toBe(false);
    await expectPage(page, 'portfolio');
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    for (const language of languages)
      test(`is marked before its page is drawn, in ${language}, motion: ${reducedMotion}`, async ({ page }) => {
        const words = dictionaries[language];
        const about = words['nav.about'];
        await page.emulateMedia({ reducedMotion });
        await open(page, addressOf('/', language));
        const seen = await item(page, about).evaluate(pressAndLook);
        expect(seen).toEqual({ marked: [about], heading: words[headingOf('home')] });
        await expectPage(page, 'about', language);
        await expect(item(page, about)).toHaveAttribute('aria-current', 'page');
      });

  test('is marked, too, if it leads home from the brand', async ({ page }) => {
    await open(page, '/about');
    const seen = await page.locator('.brand').evaluate(pressAndLook);
    expect(seen).toEqual({ marked: [words['nav.home']], heading: words[headingOf('about')] });
    await expectPage(page, 'home');
  });

  test('is the one that is marked, from the press until the page is there', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 100_000);
    await expect(item(page, contact)).toHaveAttribute('aria-current', 'location');
    await page.evaluate(() => {
      const count = () => document.querySelectorAll('nav [aria-current]').length;
      new MutationObserver(() => {
        document.body.dataset.most = `${Math.max(count(), Number(document.body.dataset.most ?? 0))}`;
      }).observe(document.querySelector('nav') as Node, { subtree: true, attributeFilter: ['aria-current'] });
    });
    await item(page, portfolio).click();
    await expectPage(page, 'portfolio');
    await expect(page.locator('body')).toHaveAttribute('data-most', '1');
  });

  test('twice makes one entry of the history', async ({ page }) => {
    await open(page, '/');
    const before = await entries(page);
    await page.evaluate(pressLinks, [about, about]);
    await expectPage(page, 'about');
    await giveItTime(page);
    expect(await entries(page)).toBe(before + 1);
  });

  test('gives way to the link that is pressed after it', async ({ page }) => {
    await open(page, '/about');
    const before = await entries(page);
    await page.evaluate(pressLinks, [portfolio, contact]);
    await expectPage(page, 'home');
    await expectScrolledTo(page, 'contact');
    await expect(heading(page)).toHaveText(words[headingOf('home')]);
    await expect(page).toHaveURL('/#contact');
    expect(await entries(page)).toBe(before + 1);
  });

  test('gives way to a section of the same page that is pressed after it', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(pressLinks, [portfolio, contact]);
    await expectScrolledTo(page, 'contact');
    await giveItTime(page);
    await expectPage(page, 'home');
    await expect(page).toHaveURL('/#contact');
    await expect(current(page)).toHaveText(contact);
  });

  test('is followed in a tab that is out of sight', async ({ page }) => {
    await open(page, '/');
    // Playwright draws every page. A browser draws none that is out of sight.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      window.requestAnimationFrame = () => 0;
    });
    await item(page, about).evaluate((link: HTMLElement) => link.click());
    await expectPage(page, 'about');
  });
});

test('A flag that is pressed is marked before its words are there', async ({ page }) => {
  await open(page, '/');
  const letThrough = await holdBack(page, `**/words-${second}.js`);
  await flag(page, second).click();
  await expect(flag(page, second)).toHaveAttribute('aria-pressed', 'true');
  await expect(flag(page, first)).toHaveAttribute('aria-pressed', 'false');
  await expectPage(page, 'home', first);
  letThrough();
  await expectPage(page, 'home', second);
  await expect(flag(page, second)).toHaveAttribute('aria-pressed', 'true');
});
