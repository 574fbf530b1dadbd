import type { PageScreenshotOptions } from '@playwright/test';
import { addressOf, notFound, routes } from '../../src/routes';
import { expect } from '../fixtures';
import { dictionaries, keyOf, type Language, longestName } from '../site-content';
import type { SitePage } from '../site-page';

/** What a visitor can be looking at, and the way there. */
export interface State {
  name: string;
  path: string;
  /** The part of the page that tells what is new in it. */
  part: string;
  /** If it looks like that only on a small screen. */
  narrow?: true;
  /** What happens to the page before anything of it runs. */
  prepare?: (site: SitePage) => Promise<unknown>;
  /** When a test finds it ready. */
  ready?: (site: SitePage) => Promise<void>;
  act?: (site: SitePage, language: Language) => Promise<void>;
}

export const states: readonly State[] = [
  ...[...routes, notFound].map(({ page, path }) => ({ name: page, path, part: '#root' })),
  {
    name: 'menu',
    path: '/',
    part: 'header',
    narrow: true,
    act: async (site, language) => {
      await site.menuButton(language).click();
      await expect(site.menu).toBeVisible();
    },
  },
  { name: 'dialog', path: '/portfolio', part: '[role=dialog]', act: (site) => site.openDialog(longestName) },
  {
    // What a link shows as long as the dialog is not there.
    name: 'project-without-scripts',
    path: `/portfolio#${keyOf(longestName)}`,
    part: `#${keyOf(longestName)}`,
    prepare: ({ page }) => page.route('**/assets/*.js', (route) => route.abort()),
    ready: ({ page }) => expect(page.locator(`#${keyOf(longestName)}`)).toBeInViewport(),
  },
  {
    name: 'refused',
    path: '/#contact',
    part: 'form',
    act: async (site, language) => {
      // As a visitor who has reached the end of the form.
      await site
        .sendButton(language)
        .evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await site.field('email', language).fill('info@');
      await site.sendButton(language).click();
      await expect(site.page.getByText(dictionaries[language]['contact.messageMissing'])).toBeVisible();
    },
  },
  {
    name: 'sent',
    path: '/#contact',
    // The toasts.
    part: 'body > :last-child',
    act: async (site, language) => {
      await site.sendMessage(language);
      // The pointer that rests on it keeps it open.
      await site.toast(dictionaries[language]['contact.sentTitle']).hover();
    },
  },
  {
    name: 'error-screen',
    path: '/',
    part: 'body',
    prepare: ({ page }) =>
      page.addInitScript(() => {
        // The footer says the year.
        Date.prototype.getFullYear = () => {
          throw new Error('Broken for the test');
        };
      }),
    ready: ({ page }) => expect(page.getByRole('alert')).toBeVisible(),
  },
];

/** What the browser and the site say in the states that are about a fault. */
export const expectedMessages =
  /^Failed to load resource|^Page not found: \/|Broken for the test|Minified React error|Failed to fetch dynamically/;

/** Opens a page and brings it into a state, which the caller has prepared. */
export async function reach(site: SitePage, state: State, language: Language): Promise<void> {
  const { page } = site;
  const [path = '', fragment] = state.path.split('#');
  // From the same address, with a fragment, nothing would be loaded.
  await page.goto('about:blank');
  await page.goto(addressOf(path, language) + (fragment ? `#${fragment}` : ''));
  await (state.ready?.(site) ?? site.hydrated());
  await state.act?.(site, language);
}

/** A picture of a page in a state, once its logos and the typeface are there. A page that nothing was done to is pictured as a whole. */
export async function takePicture(
  { page }: SitePage,
  state: State,
  options: PageScreenshotOptions = {},
): Promise<Buffer> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: !state.act && !state.prepare, ...options });
}
