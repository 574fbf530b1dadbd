import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { addressOf, routes } from '../../src/routes';
import { expect, test } from '../fixtures';
import { mainLanguage, otherLanguage } from '../site-content';
import { isAsDelivered } from '../specification';
import { waitForTypeface } from '../typeface';
import { expectedMessages, reach, states, takePicture } from './states';

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

/** In a low window, and with the pointer on each control. */
const low = { name: 'low', width: 1280, height: 420, language: mainLanguage, media: light } as const;
const pointer = { name: 'pointer', width: 1280, language: mainLanguage, media: light, forced: ['hover'] } as const;

/**
 * How a page is looked at, too: in other windows, on paper, in the visitor's own colours, and with the pointer or the focus on each
 * control.
 */
const pageViews = [
  low,
  { name: '1000', width: 1000, language: mainLanguage, media: light },
  { name: '1920', width: 1920, language: mainLanguage, media: light },
  { name: 'paper', width: 768, language: mainLanguage, media: { ...dark, media: 'print' } },
  { name: 'own-colours', width: 1280, language: mainLanguage, media: { ...light, forcedColors: 'active' } },
  pointer,
  { name: 'pointer-dark', width: 1280, language: mainLanguage, media: dark, forced: ['hover'] },
  { name: 'focus', width: 360, language: mainLanguage, media: light, forced: ['focus', 'focus-visible'] },
] as const;

/** Makes a page look as if each of its controls were in some states at once, until the session is detached. Only Chromium can. */
async function force(page: Page, forcedPseudoClasses: readonly string[]): Promise<CDPSession> {
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
  return session;
}

/** Expects a picture of the page to look as the one that was kept. */
async function expectAgreed(name: string, picture: Buffer, width: number): Promise<void> {
  const small = sharp(picture)
    .resize(Math.round(width * scale))
    .removeAlpha();
  expect(await small.png().toBuffer()).toMatchSnapshot(['pictures', `${name}.png`], {
    threshold: 0.05,
    maxDiffPixels: 30,
  });
}

test.use({ bypassCSP: true, allowedMessages: expectedMessages });

// An owner has a look of his own.
if (isAsDelivered)
  for (const state of states)
    test(`The state "${state.name}" looks as it was agreed on`, async ({ site, page }) => {
      await waitForTypeface(page);
      await state.prepare?.(site);
      // In the dialog of a project that is not over, the years grow.
      await page.clock.setFixedTime('2026-06-01');
      let shown: string | undefined;
      const isPage = !state.act && !state.prepare;
      const more = isPage ? pageViews : state.name === 'dialog' ? [low, pointer] : [];
      for (const { name, width, language, media, ...view } of [...views, ...more]) {
        if (state.narrow && width >= 1024) continue;
        await page.emulateMedia({ media: 'screen', forcedColors: 'none', ...media });
        await page.setViewportSize({ width, height: 'height' in view ? view.height : 800 });
        // A page that nothing was done to is only seen otherwise.
        if (!isPage || language !== shown) await reach(site, state, language);
        shown = language;
        const session = 'forced' in view ? await force(page, view.forced) : undefined;
        await expectAgreed(`${state.name}-${name}`, await takePicture(site, state), width);
        await session?.detach();
      }
    });

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  if (isAsDelivered)
    for (const { page: name, path } of routes)
      test(`the page "${name}" looks as it was agreed on`, async ({ page }) => {
        await waitForTypeface(page);
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(addressOf(path, otherLanguage));
          await expectAgreed(`${name}-${width}-without-scripts`, await page.screenshot({ fullPage: true }), width);
        }
      });
});
