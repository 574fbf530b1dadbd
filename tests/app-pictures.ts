import type { Route } from '@playwright/test';
import { wholeChromium } from './browsers.mjs';
import { test } from './fixtures';

// As visitors have it: without its windows, Chromium sets the letters otherwise.
test.use({ launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, executablePath: wholeChromium() }) });

const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 } };

/** Waits for the typeface, which a page does without if it comes late: a busy machine would picture another one. */
async function waitForTypeface(route: Route) {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
  await route.fulfill({ response, body });
}

for (const [name, path, screen] of [
  ['narrow-home', '/', phone],
  ['narrow-portfolio', '/portfolio', phone],
  ['wide-home', '/', desktop],
] as const)
  test.describe(name, () => {
    // The policy knows the style sheet as it was.
    test.use({ ...screen, bypassCSP: true });

    test('is what a browser shows before it installs the app', async ({ site, page }) => {
      await page.route(path, waitForTypeface);
      await site.open(path);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `public/screenshots/${name}.png` });
    });
  });
