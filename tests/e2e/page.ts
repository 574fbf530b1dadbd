import { expect, type Page } from '@playwright/test';
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

/** Makes the window so wide, and as high as a usual one. */
export const widen = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** Scrolls without the smoothness, so that a test knows where the page stands. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
}

export const html = (page: Page) => page.locator('html');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const dialog = (page: Page) => page.getByRole('dialog');
export const menuButton = (page: Page, language: Language = first) =>
  page.getByRole('button', { name: dictionaries[language]['nav.menu'] });

/** The link of the bar to the open page in a language. */
export const flag = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('link', { name: languageNames[language], exact: true });

/** The link of the navigation bar with this name. */
export const item = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

/** The link of a client on the timeline. */
export const emblem = (page: Page, name: string) =>
  page.getByRole('main').locator('ol').getByRole('link', { name, exact: true });

/** Opens the dialog of a client, at rest. */
export async function openDialog(page: Page, name: string): Promise<void> {
  await emblem(page, name).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
}

/** Expects that a page is shown in a language: attribute, title and heading. */
export async function expectPage(page: Page, name: PageName, language: Language = first): Promise<void> {
  const words = dictionaries[language];
  await expect(html(page)).toHaveAttribute('lang', language);
  await expect(heading(page)).toHaveText(words[headingOf(name)]);
  await expect(page).toHaveTitle(`${words[`page.${name}.title`]} – ${company.name}`);
}

export const fields = ['name', 'email', 'message'] as const;

export const field = (page: Page, name: (typeof fields)[number], language: Language = first) =>
  page.getByLabel(dictionaries[language][`contact.${name}`], { exact: true });

export const send = (page: Page, language: Language = first) =>
  page.getByRole('button', { name: dictionaries[language]['contact.send'] });

/** Fills the contact form, and sends it. */
export async function sendMessage(page: Page, language: Language = first): Promise<void> {
  const typed = { name: 'Ada Example', email: 'ada@example.com', message: 'Two lines,\nto be sent.' };
  for (const name of fields) await field(page, name, language).fill(typed[name]);
  await send(page, language).click();
}

/** The toast that says something. */
export const toast = (page: Page, title: string) =>
  page.locator('[data-scope=toast][data-part=root]').filter({ hasText: title });
