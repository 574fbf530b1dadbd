import type { Page } from '@playwright/test';
import { dictionaries, type Language, longest } from '../content';
import { expect } from './fixtures';
import { fillForm, send } from './form';
import { dialog, emblem, live } from './page';

/** What a visitor can be looking at, and the way there. */
export interface State {
  name: string;
  path: string;
  /** Where it looks like that only on a small screen. */
  narrow?: true;
  /** What happens to the page before anything of it runs. */
  prepare?: (page: Page) => Promise<void>;
  /** Where a test finds it ready. */
  ready?: (page: Page) => Promise<void>;
  /** What the visitor does there. */
  act?: (page: Page, language: Language) => Promise<void>;
}

/** What the browser and the site say in the states that are about a fault. */
export const faults = /^Failed to load resource: .* 404|^Page not found: \/|Broken for the test|Minified React error/;

export const states: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'portfolio', path: '/portfolio' },
  { name: 'about', path: '/about' },
  { name: 'not-found', path: '/nowhere' },
  {
    name: 'menu',
    path: '/',
    narrow: true,
    act: async (page, language) => {
      await page.getByRole('button', { name: dictionaries[language]['nav.menu'] }).click();
      await expect(page.getByRole('navigation')).toBeVisible();
    },
  },
  {
    name: 'dialog',
    path: '/portfolio',
    act: async (page) => {
      await emblem(page, longest).click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'errors',
    path: '/',
    act: async (page, language) => {
      await send(page, language).click();
      await expect(page.getByText(dictionaries[language]['contact.messageMissing'])).toBeVisible();
    },
  },
  {
    name: 'toast',
    path: '/',
    act: async (page, language) => {
      await fillForm(page, language);
      await send(page, language).click();
      // The pointer that rests on it keeps it open.
      await page.getByText(dictionaries[language]['contact.sentTitle']).hover();
    },
  },
  {
    name: 'error-screen',
    path: '/',
    prepare: async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'scrollY', {
          get() {
            throw new Error('Broken for the test');
          },
        });
      });
    },
    ready: (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
];

/** Brings a page into a state. What the browser leaves out while it is far away is drawn, so that it can be measured. */
export async function reach(page: Page, state: State, language: Language): Promise<void> {
  await page.goto(`${state.path}?lang=${language}`);
  await (state.ready ?? live)(page);
  for (const wall of await page.locator('.logo-wall').all())
    await wall.evaluate((element) => element.style.setProperty('content-visibility', 'visible'));
  await state.act?.(page, language);
}
