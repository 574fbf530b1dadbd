import { expect, type Locator, type Page } from '@playwright/test';
import { company } from '../../src/content/company';
import { languageNames } from '../../src/languages';
import type { Page as PageName } from '../../src/routes';
import { dictionaries, first, headingOf, type Language } from '../content';

/**
 * Waits until the page answers to the visitor.
 *
 * The documents are complete before any script runs, so that nothing visible tells a live page from one that is not.
 * The site marks the document in the first effect after hydration: React has then taken over every element, and
 * repaired or reported what did not match.
 */
export async function live(page: Page): Promise<void> {
  await expect(page.locator('html'), 'is live').toHaveAttribute('data-live');
}

/** Opens a page and waits until it is live. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await live(page);
}

/** Scrolls without the smoothness, so that a test knows where the page stands. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
}

/** Expects a section to stand right below the bar, or as near to it as the page's end allows. */
export async function expectScrolledTo(page: Page, id: string): Promise<void> {
  const bar = await page.getByRole('banner').boundingBox();
  const distance = () =>
    page.evaluate((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      const rest = document.documentElement.scrollHeight - innerHeight - scrollY;
      return Math.round(Math.max(0, Math.min(top, rest)) - Math.max(0, -top));
    }, id);
  const intervals = [50];
  await expect.poll(distance, { message: `#${id} is visible`, intervals }).toBeGreaterThan(-2);
  await expect.poll(distance, { message: `#${id} is at the top`, intervals }).toBeLessThan((bar?.height ?? 0) + 2);
}

/** Expects that turning the wheel moves the page. */
export async function expectPageScrolls(page: Page): Promise<void> {
  await scrollTo(page, 0);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
}

export const html = (page: Page) => page.locator('html');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const dialog = (page: Page) => page.getByRole('dialog');
export const alert = (page: Page) => page.getByRole('alert');

/** The button of a language in the bar. */
export const flag = (page: Page, language: Language) =>
  page.getByRole('button', { name: languageNames[language], exact: true });

/** The link of the navigation bar with this name. */
export const item = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

/** The button of a client on the timeline. */
export const emblem = (page: Page, name: string) =>
  page.getByRole('main').locator('ol').getByRole('button', { name, exact: true });

/** Expects that a page is shown in a language: attribute, title and heading. */
export async function expectPage(page: Page, name: PageName, language: Language = first): Promise<void> {
  const words = dictionaries[language];
  await expect(html(page)).toHaveAttribute('lang', language);
  await expect(heading(page)).toHaveText(words[headingOf(name)]);
  await expect(page).toHaveTitle(`${words[`page.${name}.title`]} – ${company.name}`);
}

/** Expects that pictures have arrived, as each comes into view. */
export async function expectPictures(pictures: Locator): Promise<void> {
  expect(await pictures.count()).toBeGreaterThan(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
}

/**
 * Holds back a file that the page asks for.
 * @returns a function that lets it through
 */
export async function holdBack(page: Page, file: string): Promise<() => void> {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return letThrough;
}

/** Counts how often a page is loaded from now on, even if it is left before all of it is there. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads++;
  });
  return () => loads;
}

/** Gives whatever must not happen the time to happen. */
export async function giveItTime(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
}
