import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import type { SitePage } from './site-page';

/** Something that a visitor can be looking at. */
export interface State {
  name: string;
  path: string;
  /** The part of the page that differs from other states. */
  part: string;
  /** The width of the window, if the state needs one. */
  width?: number;
  /** Changes the page before it loads. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The element that shows that the page is ready, if it is never hydrated. */
  ready?: string;
  act?: (site: SitePage) => Promise<unknown>;
}

/** What the browser and the site log in these states. */
export const expectedMessages =
  /^Failed to load resource|^Page not found: \/|Broken for the test|Minified React error|Failed to fetch dynamically/;

async function sendIncomplete(site: SitePage): Promise<void> {
  await site.field('email').fill('info@');
  await site.sendButton.click();
  await expect(site.field('message')).toHaveAttribute('aria-invalid', 'true');
  // The error keeps its colour under the pointer.
  await site.field('email').hover();
}

async function sendComplete(site: SitePage): Promise<void> {
  await site.sendMessage();
  // A toast stays as long as the pointer is on it.
  await site.toast('').hover();
}

/** The footer reads the year. */
const breakFooter = (page: Page) =>
  page.addInitScript(() => {
    Date.prototype.getFullYear = () => {
      throw new Error('Broken for the test');
    };
  });

/** The states of a site. Its portfolio shows the client with this key. */
export const statesOf = (client: string): State[] => [
  { name: 'home', path: '/', part: 'main' },
  { name: 'portfolio', path: '/portfolio', part: 'main' },
  { name: 'about', path: '/about', part: 'main' },
  { name: 'not-found', path: '/no/such/page', part: 'main' },
  { name: 'menu', path: '/', part: 'header', width: 360, act: ({ menuButton }) => menuButton.click() },
  {
    name: 'dialog',
    path: '/portfolio',
    part: '[role=dialog]',
    act: async ({ page, dialog }) => {
      await page.locator(`ol a[href="#${client}"]`).click();
      await expect(dialog).toBeVisible();
    },
  },
  { name: 'refused', path: '/#contact', part: 'form', act: sendIncomplete },
  {
    name: 'sent',
    path: '/#contact',
    part: 'body > :last-child',
    prepare: (page) => page.route('**/messages', (route) => route.fulfill()),
    act: sendComplete,
  },
  {
    name: 'projects-without-dialog',
    path: `/portfolio#${client}`,
    part: `#${client}`,
    prepare: (page) => page.route('**/assets/*.js', (route) => route.abort()),
    ready: `#${client}`,
  },
  { name: 'error-screen', path: '/', part: 'body', prepare: breakFooter, ready: '[role=alert]' },
];

/** Brings a page into a state. The prefix of its address gives the language. */
export async function openState(site: SitePage, state: State, prefix = ''): Promise<void> {
  await state.prepare?.(site.page);
  await site.page.goto(`${prefix}${state.path}`.replace(/(?<=.)\/(?=#|$)/, ''));
  if (state.ready) await expect(site.page.locator(state.ready)).toBeInViewport();
  else await site.hydrated();
  await state.act?.(site);
}
