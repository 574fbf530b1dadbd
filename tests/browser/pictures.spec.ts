import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { mainLanguage, otherLanguage } from '../site-content';
import { isAsDelivered } from '../specification';
import { waitForTypeface } from '../typeface';
import { expectedMessages, states, takePicture } from './states';

/** Of a picture this small, an edge that a machine draws otherwise is averaged away, and a part out of its place is not. */
const scale = 1 / 4;

/** A phone at night, a tablet and a desk by day. */
const views = [
  { width: 360, language: otherLanguage, colorScheme: 'dark' },
  { width: 768, language: otherLanguage, colorScheme: 'light' },
  { width: 1280, language: mainLanguage, colorScheme: 'light' },
] as const;

test.use({ bypassCSP: true, allowedMessages: expectedMessages, deviceScaleFactor: 2 });

// An owner has a look of his own.
if (isAsDelivered)
  for (const state of states)
    test(`The state "${state.name}" looks as it was agreed on`, async ({ site, page }) => {
      await waitForTypeface(page);
      await state.prepare?.(site);
      for (const { width, language, colorScheme } of views) {
        if (state.narrow && width >= 1024) continue;
        await page.emulateMedia({ colorScheme });
        await site.setWidth(width);
        // The years of the dialog are one more each year.
        const picture = await takePicture(site, state, language, { mask: [page.locator('.years')] });
        const small = sharp(picture)
          .resize(Math.round(width * scale))
          .removeAlpha();
        expect(await small.png().toBuffer()).toMatchSnapshot(['pictures', `${state.name}-${width}.png`], {
          threshold: 0.05,
          maxDiffPixels: 100,
        });
      }
    });
