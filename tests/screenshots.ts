import sharp from 'sharp';
import { company } from '../src/content/company';
import { defaultLanguage } from '../src/content/languages';
import { languages } from '../src/languages';
import { test } from './example/fixtures';
import { openState, statesOf } from './states';
import { waitForTypeface } from './typeface';

// The content policy refuses the style that a picture takes. Console messages are for tests.
test.use({ bypassCSP: true, allowedMessages: /./ });

const heights = { 360: 780, 768: 1024, 1280: 860, 1920: 1080 };

for (const colorScheme of ['light', 'dark'] as const)
  for (const [width, height] of Object.entries(heights))
    for (const language of languages)
      test(`Every state, ${width} px, ${language}, ${colorScheme}`, async ({ site, page }, { project }) => {
        const prefix = language === defaultLanguage ? '' : `/${language}`;
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: Number(width), height });
        for (const state of statesOf('knab')) {
          if (state.width && Number(width) >= 1024) continue;
          await waitForTypeface(page);
          await openState(site, state, prefix);
          const path = `screenshots/${project.name}/${state.name}-${width}-${language}-${colorScheme}.png`;
          await page.screenshot({ path, fullPage: !state.act });
          await page.unrouteAll();
          await page.goto('about:blank');
        }
      });

const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 } };

test.describe('App pictures', () => {
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
});
