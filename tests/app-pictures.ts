import sharp from 'sharp';
import { company } from '../src/content/company';
import { wholeChromium } from './browsers.mjs';
import { test } from './fixtures';
import { waitForTypeface } from './typeface';

// As visitors have it: without its windows, Chromium sets the letters otherwise.
test.use({ launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, executablePath: wholeChromium() }) });

const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 } };

for (const [name, path, screen] of [
  ['narrow-home', '/', phone],
  ['narrow-portfolio', '/portfolio', phone],
  ['wide-home', '/', desktop],
] as const)
  test.describe(name, () => {
    test.use({ ...screen, bypassCSP: true });

    test('is what a browser shows before it installs the app', async ({ site, page }) => {
      await waitForTypeface(page);
      await site.open(path);
      await page.evaluate(() => document.fonts.ready);
      // The check of the content reads whose site it shows.
      await sharp(await page.screenshot())
        .withExif({ IFD0: { ImageDescription: company.name } })
        .toFile(`public/screenshots/${name}.png`);
    });
  });
