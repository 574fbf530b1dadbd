import sharp from 'sharp';
import { company } from '../src/content/company';
import { test } from './example/fixtures';
import { waitForTypeface } from './typeface';

// The content policy refuses the style that a picture takes. Console messages are for tests.
test.use({ bypassCSP: true, allowedMessages: /./ });

const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 } };

for (const [name, path, screen] of [
  ['narrow-home', '/', phone],
  ['narrow-portfolio', '/portfolio', phone],
  ['wide-home', '/', desktop],
] as const)
  test.describe(name, () => {
    test.use(screen);

    test('is what a browser shows before it installs the app', async ({ site, page }) => {
      await waitForTypeface(page);
      await site.open(path);
      await page.evaluate(() => document.fonts.ready);
      // The check of the content reads the name of the company.
      await sharp(await page.screenshot())
        .withExif({ IFD0: { ImageDescription: company.name } })
        .toFile(`public/screenshots/${name}.png`);
    });
  });
