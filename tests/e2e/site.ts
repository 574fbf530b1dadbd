import type { BrowserContext, Locator, Page } from '@playwright/test';
import { isLanguage } from '../../src/languages';
import { dictionaries, first } from '../content';
import { Host } from '../host/host';
import { build, changeOneWord, dist, inFolder } from '../host/versions';
import { test as base, expect } from './fixtures';
import { html, open } from './page';

/** What the browser itself says of a page that does not exist, and what ours says. */
export const notFoundMessages = /^Failed to load resource: .* 404|^Page not found: /;

interface WorkerFixtures {
  /** The folder of a second version of the site, in which one word is another. */
  secondVersion: string;
}

/** A test with a host of its own, in a browser that may install the site. */
export const test = base.extend<{ host: Host }, WorkerFixtures>({
  serviceWorkers: 'allow',
  host: async ({ browserName: _ }, use, { parallelIndex }) => {
    const host = new Host(dist, 4400 + 50 * parallelIndex);
    await host.start();
    await use(host);
    await host.remove();
  },
  baseURL: async ({ host }, use) => use(host.address),
  secondVersion: [
    async ({ browserName: _ }, use) => {
      await inFolder(async (folder) => use(await build(folder, { change: changeOneWord })));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The toast that says something. */
export function toast(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ hasText: text });
}

/** Opens the site for the first time and waits until it says that it is installed. */
export async function visitFirst(page: Page, path = '/'): Promise<void> {
  await open(page, path);
  const lang = await html(page).getAttribute('lang');
  const language = isLanguage(lang) ? lang : first;
  // A busy browser takes its time to keep every file.
  await expect(toast(page, dictionaries[language]['app.readyTitle'])).toBeVisible({ timeout: 20_000 });
}

/** Opens the site in another tab, which is a session of its own. */
export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await open(page, path);
  return page;
}

/** The states of the site's workers: of the one in charge of the page, and of the one that waits. */
export function workers(page: Page): Promise<{ controller: string; waiting: string }> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      controller: navigator.serviceWorker.controller?.state ?? 'none',
      waiting: registration?.waiting?.state ?? 'none',
    };
  });
}

/** The addresses in the site's caches, without the revisions that Workbox adds. */
export function cached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Looks at the tab again, which makes it look for a new version. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Begins to use the page. */
export async function touch(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click();
}
