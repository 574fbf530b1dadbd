import type { Page } from '@playwright/test';
import { addressOf, notFound } from '../../src/routes';
import { dictionaries, type Language, languages, longest, timeline } from '../content';
import { expect } from './fixtures';
import { live, menuButton, openDialog, send, sendMessage, toast } from './page';

/** What a visitor can be looking at, and the way there. */
export interface State {
  name: string;
  path: string;
  /** If it looks like that only on a small screen. */
  narrow?: true;
  /** What happens to the page before anything of it runs. */
  prepare?: (page: Page) => Promise<unknown>;
  /** When a test finds it ready. */
  ready?: (page: Page) => Promise<void>;
  /** What the visitor does there. */
  act?: (page: Page, language: Language) => Promise<void>;
}

const asked = timeline.find(({ name }) => name === longest)?.client ?? '';

export const states: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'portfolio', path: '/portfolio' },
  { name: 'about', path: '/about' },
  { name: 'not-found', path: notFound.path },
  {
    name: 'menu',
    path: '/',
    narrow: true,
    act: async (page, language) => {
      await menuButton(page, language).click();
      await expect(page.getByRole('navigation')).toBeVisible();
    },
  },
  { name: 'dialog', path: '/portfolio', act: (page) => openDialog(page, longest) },
  {
    // What a link shows as long as the dialog is not there.
    name: 'project without scripts',
    path: `/portfolio#${asked}`,
    prepare: (page) => page.route('**/assets/*.js', (route) => route.abort()),
    ready: (page) => expect(page.locator(`#${asked}`)).toBeInViewport(),
  },
  {
    name: 'refused',
    path: '/',
    act: async (page, language) => {
      await send(page, language).click();
      await expect(page.getByText(dictionaries[language]['contact.messageMissing'])).toBeVisible();
    },
  },
  {
    name: 'sent',
    path: '/',
    act: async (page, language) => {
      await sendMessage(page, language);
      // The pointer that rests on it keeps it open.
      await toast(page, dictionaries[language]['contact.sentTitle']).hover();
    },
  },
  {
    name: 'error-screen',
    path: '/',
    prepare: (page) =>
      page.addInitScript(() => {
        // The footer says the year.
        Date.prototype.getFullYear = () => {
          throw new Error('Broken for the test');
        };
      }),
    ready: (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
];

/** What the browser and the site say in the states that are about a fault. */
export const faults =
  /^Failed to load resource|^Page not found: \/|Broken for the test|Minified React error|Failed to fetch dynamically/;

/** The states of a live page, which raise no fault. */
export const soundStates = states.filter(({ prepare }) => !prepare);

/** Brings a page into a state. What the browser leaves out while it is far away is drawn, so that it can be measured. */
export async function reach(page: Page, state: State, language: Language): Promise<void> {
  const [path = '', fragment] = state.path.split('#');
  await page.goto(addressOf(path, language) + (fragment ? `#${fragment}` : ''));
  await (state.ready ?? live)(page);
  for (const wall of await page.locator('.logo-wall').all())
    await wall.evaluate((element) => element.style.setProperty('content-visibility', 'visible'));
  await state.act?.(page, language);
}

/** One look at a state. */
interface Visit {
  language: Language;
  width: number;
  scheme: 'light' | 'dark';
}

/**
 * The looks at a state, one in each language: what the first has in width and scheme, the second has not. From one state
 * to the next they change places in another way, so that within four states each pair of language, width and scheme
 * occurs, and each state in both widths, both schemes and every language.
 */
export function visitsOf(state: State): Visit[] {
  const turn = states.indexOf(state);
  return languages.map((language, index) => ({
    language,
    width: state.narrow || (turn + index) % 2 === 0 ? 320 : 1280,
    scheme: ((turn >> 1) + index) % 2 === 0 ? 'light' : 'dark',
  }));
}
