import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { SitePage } from '../site-page';
import { expectedMessages, openState, type State, statesOf } from '../states';
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
  /** The states that all controls are in. */
  forced?: string[];
}

/** What a picture shows: a part of the page, the window, or the whole page without its footer. */
type Shot = string | 'window' | 'page';

/** Each part is pictured once. */
const pictures: [name: string, state: string, shot: Shot, view: View][] = [
  ...['home', 'portfolio', 'about', 'not-found'].flatMap((page): typeof pictures => [
    [`${page}-phone`, page, 'page', phone],
    [`${page}-desk`, page, 'page', desk],
    [`${page}-print`, page, 'page', { ...tablet, media: 'print' }],
  ]),
  ['portfolio-tablet', 'portfolio', 'page', tablet],
  ['home-hover', 'home', 'page', { ...desk, forced: ['hover'] }],
  ['portfolio-hover', 'portfolio', 'page', { ...desktop, forced: ['hover'] }],
  ['portfolio-focus', 'portfolio', 'page', { ...tablet, forced: ['focus', 'focus-visible'] }],
  ['home-forced-colours', 'home', 'page', { ...desk, forcedColors: 'active' }],
  ['home-low', 'home', 'window', { ...desk, height: 420 }],
  ['header', 'refused', 'header', desktop],
  ['menu', 'menu', 'window', phone],
  ['menu-tablet', 'menu', 'window', tablet],
  ['dialog', 'dialog', 'window', desk],
  ['dialog-low', 'dialog', 'window', { ...phone, height: 500 }],
  ['form-errors', 'refused', '.contact-form', desk],
  ['form-thanks', 'sent', 'window', phone],
  ['toast', 'sent', '[data-scope=toast][data-part=root]', desk],
  ['footer-phone', 'about', 'footer', { ...phone, height: 1000 }],
  ['footer-desk', 'about', 'footer', desk],
  ['projects-without-dialog', 'projects-without-dialog', 'window', phone],
  ['error-screen', 'error-screen', 'window', desk],
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
async function takePicture(page: Page, shot: Shot): Promise<Buffer> {
  if (shot === 'window') return page.screenshot();
  if (shot !== 'page') return page.locator(shot).screenshot();
  const { x, y, width } = (await page.getByRole('contentinfo').boundingBox()) ?? { x: 0, y: 0, width: 0 };
  return page.screenshot({ fullPage: true, clip: { x, y: 0, width, height: Math.floor(y) } });
}

/** Compares a picture with the one in `snapshots/pictures`. */
async function expectPicture(page: Page, name: string, shot: Shot): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  const picture = sharp(await takePicture(page, shot));
  const { width } = await picture.metadata();
  const small = await picture
    .resize(Math.round(width * scale))
    .removeAlpha()
    .png()
    .toBuffer();
  expect(small).toMatchSnapshot(['pictures', `${name}.png`], { threshold: 0.05, maxDiffPixels: 30 });
}

test.use({ bypassCSP: true, allowedMessages: expectedMessages });

async function show(site: SitePage, state: State, view: View): Promise<void> {
  const { prefix, width, height = 800, colorScheme, media = 'screen', forcedColors = 'none', forced } = view;
  await waitForTypeface(site.page);
  // The dialog of a project that has not ended shows the year.
  await site.page.clock.setFixedTime('2026-06-01');
  await site.page.emulateMedia({ colorScheme, media, forcedColors });
  await site.page.setViewportSize({ width, height });
  await openState(site, state, prefix);
  if (forced) await force(site.page, forced);
}

for (const [name, stateName, shot, view] of pictures)
  test(`"${name}" matches its picture`, async ({ site, page }) => {
    for (const state of statesOf('deltafiber')) if (state.name === stateName) await show(site, state, view);
    await expectPicture(page, name, shot);
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
