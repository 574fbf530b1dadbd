import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectedMessages, openState, type State, statesOf } from '../states';
import { waitForTypeface } from '../typeface';
import { expect, test } from './fixtures';

/** At a quarter of its size, a picture shows a part that is out of its place, and not how a machine draws an edge. */
const scale = 1 / 4;

const phone = { prefix: '/nl', width: 360, colorScheme: 'dark' } as const;
const tablet = { prefix: '/nl', width: 768, colorScheme: 'light' } as const;
const desk = { prefix: '', width: 1280, colorScheme: 'light' } as const;

/** A4 without its margins. */
const paper = { ...tablet, width: 680, media: 'print' } as const;

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
  ['home', phone, ['home-phone', 'page'], ['home-print', 'page', paper]],
  [
    'home',
    desk,
    ['home-desk', 'page'],
    ['home-low', 'window', { height: 420 }],
    ['home-forced-colours', 'page', { forcedColors: 'active' }],
    ['home-hover', 'page', { forced: ['hover'] }],
  ],
  [
    'portfolio',
    phone,
    ['portfolio-phone', 'page'],
    ['portfolio-tablet', 'page', tablet],
    ['portfolio-print', 'page', paper],
    ['portfolio-focus', 'page', { ...tablet, forced: ['focus', 'focus-visible'] }],
  ],
  [
    'portfolio',
    desk,
    ['portfolio-desk', 'page'],
    ['portfolio-hover', 'page', { ...desk, colorScheme: 'dark', forced: ['hover'] }],
  ],
  ['about', phone, ['about-phone', 'page'], ['about-print', 'page', paper]],
  ['about', desk, ['about-desk', 'page']],
  ['not-found', phone, ['not-found-phone', 'page'], ['not-found-print', 'page', paper]],
  ['not-found', desk, ['not-found-desk', 'page']],
  ['menu', phone, ['menu', 'window'], ['menu-tablet', 'window', tablet]],
  ['dialog', desk, ['dialog', 'window']],
  ['dialog', phone, ['dialog-low', 'window', { height: 500 }]],
  ['refused', desk, ['form-errors', '.contact-form'], ['header', 'header', { colorScheme: 'dark' }]],
  ['sent', phone, ['form-thanks', 'window']],
  ['sent', desk, ['toast', '[data-scope=toast][data-part=root]']],
  ['projects-without-dialog', phone, ['projects-without-dialog', 'window']],
  ['error-screen', desk, ['error-screen', 'window']],
  ['footer', phone, ['footer-phone', 'footer', { height: 1000 }]],
  ['footer', desk, ['footer-desk', 'footer']],
];

const states: readonly State[] = [...statesOf('deltafiber'), { name: 'footer', path: '/about', part: 'footer' }];

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

/** Compares what a screen reader gets of a state with the tree in `snapshots`. */
async function expectTree(page: Page, { name, part }: State, language: string): Promise<void> {
  // `toMatchAriaSnapshot` would write patterns in the place of numbers.
  const tree = await page.locator(part).ariaSnapshot();
  expect.soft(`${tree}\n`).toMatchSnapshot([`${name}-${language}.aria.yml`]);
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

for (const [name, view, ...shots] of visits)
  test(`${shots.map(([name]) => name).join(', ')}: is as before, to the eye and the ear`, async ({ site, page }) => {
    await waitForTypeface(page);
    // The footer shows the year, and the dialog of a project that has not ended.
    await page.clock.setFixedTime('2026-06-01');
    await applyView(page, { ...view, ...shots[0]?.[2], forced: [] });
    for (const state of states.filter((state) => state.name === name)) {
      await openState(site, state, view.prefix);
      await expectTree(page, state, view.prefix ? 'nl' : 'en');
    }
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
