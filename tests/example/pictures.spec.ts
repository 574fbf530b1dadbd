import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectedMessages, openState, statesOf } from '../states';
import { waitForTypeface } from '../typeface';
import { expect, test } from './fixtures';

/** At a quarter of its size, a picture shows a part that is out of its place, and not how a machine draws an edge. */
const scale = 1 / 4;

const phone = { prefix: '/nl', width: 360, colorScheme: 'dark' } as const;
const tablet = { prefix: '/nl', width: 768, colorScheme: 'light' } as const;
const desk = { prefix: '', width: 1280, colorScheme: 'light' } as const;
const desktop = { ...desk, colorScheme: 'dark' } as const;

interface View {
  prefix: string;
  width: number;
  height?: number;
  colorScheme: 'light' | 'dark';
  media?: 'print';
  forcedColors?: 'active';
  /** The states that all controls are in, from then on. */
  forced?: string[];
}

/** A picture: its name, what it shows (a part of the page, the window, or the page without its footer), and another view. */
type Shot = readonly [name: string, part: string, change?: Partial<View>];

/** Each part is pictured once; the pictures of a state, in one visit. */
const visits: readonly (readonly [state: string, view: View, ...shots: Shot[]])[] = [
  ['home', phone, ['home-phone', 'page']],
  [
    'home',
    desk,
    ['home-desk', 'page'],
    ['home-low', 'window', { height: 420 }],
    ['home-forced-colours', 'page', { forcedColors: 'active' }],
    ['home-hover', 'page', { forced: ['hover'] }],
  ],
  ['home', tablet, ['home-print', 'page', { media: 'print' }]],
  ['portfolio', phone, ['portfolio-phone', 'page']],
  ['portfolio', desk, ['portfolio-desk', 'page']],
  ['portfolio', desktop, ['portfolio-hover', 'page', { forced: ['hover'] }]],
  [
    'portfolio',
    tablet,
    ['portfolio-tablet', 'page'],
    ['portfolio-print', 'page', { media: 'print' }],
    ['portfolio-focus', 'page', { forced: ['focus', 'focus-visible'] }],
  ],
  ['about', phone, ['about-phone', 'page'], ['footer-phone', 'footer', { height: 1000 }]],
  ['about', desk, ['about-desk', 'page'], ['footer-desk', 'footer']],
  ['about', tablet, ['about-print', 'page', { media: 'print' }]],
  ['not-found', phone, ['not-found-phone', 'page']],
  ['not-found', desk, ['not-found-desk', 'page']],
  ['not-found', tablet, ['not-found-print', 'page', { media: 'print' }]],
  ['menu', phone, ['menu', 'window'], ['menu-tablet', 'window', tablet]],
  ['dialog', desk, ['dialog', 'window']],
  ['dialog', phone, ['dialog-low', 'window', { height: 500 }]],
  ['refused', desk, ['form-errors', '.contact-form'], ['header', 'header', { colorScheme: 'dark' }]],
  ['sent', phone, ['form-thanks', 'window']],
  ['sent', desk, ['toast', '[data-scope=toast][data-part=root]']],
  ['projects-without-dialog', phone, ['projects-without-dialog', 'window']],
  ['error-screen', desk, ['error-screen', 'window']],
];

/** Puts all controls into states, such as `hover`, until the page is closed. */
async function force(page: Page, forcedPseudoClasses: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument');
  const selector = 'a, button, input, textarea';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}

/** Takes a picture, once the logos and the typeface are there. */
async function takePicture(page: Page, part: string): Promise<Buffer> {
  if (part === 'window') return page.screenshot();
  if (part !== 'page') return page.locator(part).screenshot();
  const { x, y, width } = (await page.getByRole('contentinfo').boundingBox()) ?? { x: 0, y: 0, width: 0 };
  return page.screenshot({ fullPage: true, clip: { x, y: 0, width, height: Math.floor(y) } });
}

/** Compares a picture with the one in `snapshots/pictures`. */
async function expectPicture(page: Page, name: string, part: string): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  const picture = sharp(await takePicture(page, part));
  const { width } = await picture.metadata();
  const small = await picture
    .resize(Math.round(width * scale))
    .removeAlpha()
    .png()
    .toBuffer();
  expect.soft(small).toMatchSnapshot(['pictures', `${name}.png`], { threshold: 0.05, maxDiffPixels: 30 });
}

test.use({ bypassCSP: true, allowedMessages: expectedMessages });

async function applyView(page: Page, view: View): Promise<void> {
  const { width, height = 800, colorScheme, media = 'screen', forcedColors = 'none', forced } = view;
  await page.emulateMedia({ colorScheme, media, forcedColors });
  await page.setViewportSize({ width, height });
  if (forced) await force(page, forced);
}

for (const [state, view, ...shots] of visits)
  test(`${shots.map(([name]) => name).join(', ')}: matches its picture`, async ({ site, page }) => {
    await waitForTypeface(page);
    // The dialog of a project that has not ended shows the year.
    await page.clock.setFixedTime('2026-06-01');
    await applyView(page, { ...view, ...shots[0]?.[2], forced: [] });
    for (const known of statesOf('deltafiber')) if (known.name === state) await openState(site, known, view.prefix);
    for (const [name, part, change] of shots) {
      await applyView(page, { ...view, ...change });
      await expectPicture(page, name, part);
    }
  });

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page matches its picture', async ({ page }) => {
    await waitForTypeface(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/nl');
    await expectPicture(page, 'home-without-scripts', 'page');
  });
});
