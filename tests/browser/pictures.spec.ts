import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { mainLanguage, otherLanguage } from '../site-content';
import { isAsDelivered } from '../specification';
import { waitForTypeface } from '../typeface';
import { expectedMessages, states, takePicture } from './states';

/** Of a picture this small, an edge that a machine draws otherwise is averaged away, and a part out of its place is not. */
const scale = 1 / 4;

const [dark, light] = [{ colorScheme: 'dark' }, { colorScheme: 'light' }] as const;

/** How every state is looked at: on a phone at night, on a tablet by day, and on a desk. */
const views = [
  { name: '360', width: 360, language: otherLanguage, media: dark },
  { name: '768', width: 768, language: otherLanguage, media: light },
  { name: '1280', width: 1280, language: mainLanguage, media: light },
  { name: '1280-dark', width: 1280, language: mainLanguage, media: dark },
] as const;

/** How a page is looked at, too: on paper, in the visitor's own colours, and with the pointer or the focus on each control. */
const pageViews = [
  { name: 'paper', width: 768, language: mainLanguage, media: { ...dark, media: 'print' } },
  { name: 'own-colours', width: 1280, language: mainLanguage, media: { ...light, forcedColors: 'active' } },
  // The last ones: afterwards, Chromium forgets on the way to another page what media it is to emulate.
  { name: 'pointer', width: 1280, language: mainLanguage, media: light, forced: ['hover'] },
  { name: 'pointer-dark', width: 1280, language: mainLanguage, media: dark, forced: ['hover'] },
  { name: 'focus', width: 360, language: mainLanguage, media: light, forced: ['focus', 'focus-visible'] },
] as const;

/** Makes a page look as if each of its controls were in some states at once. Only Chromium can. */
async function force(page: Page, forcedPseudoClasses: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, input, textarea',
  });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] });
}

test.use({ bypassCSP: true, allowedMessages: expectedMessages });

// An owner has a look of his own.
if (isAsDelivered)
  for (const state of states)
    test(`The state "${state.name}" looks as it was agreed on`, async ({ site, page }) => {
      await waitForTypeface(page);
      await state.prepare?.(site);
      const isPage = !state.act && !state.prepare;
      for (const { name, width, language, media, ...view } of [...views, ...(isPage ? pageViews : [])]) {
        if (state.narrow && width >= 1024) continue;
        await page.emulateMedia({ media: 'screen', forcedColors: 'none', ...media });
        await site.setWidth(width);
        const prepare = 'forced' in view ? () => force(page, view.forced) : undefined;
        // The years of the dialog are one more each year.
        const picture = await takePicture(site, state, language, { mask: [page.locator('.years')] }, prepare);
        const small = sharp(picture)
          .resize(Math.round(width * scale))
          .removeAlpha();
        expect(await small.png().toBuffer()).toMatchSnapshot(['pictures', `${state.name}-${name}.png`], {
          threshold: 0.05,
          maxDiffPixels: 100,
        });
      }
    });
