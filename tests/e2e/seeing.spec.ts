import type { Page } from '@playwright/test';
import { addressOf, routes } from '../../src/routes';
import { client, languages, longest } from '../content';
import { expect, test } from './fixtures';
import { lost } from './measures';
import { dialog, html, menuButton, open, openDialog, sendMessage, widen } from './page';
import { faults, reach, states } from './states';

/** Makes the text of the browser twice as large, as its settings do. */
async function enlargeText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** The distances that WCAG 1.4.12 lets a visitor ask for. */
const spaced = `*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}
  p{margin-bottom:2em!important}`;

// The visitor's own style sheet, which the policy of the site would refuse.
test.use({ bypassCSP: true, allowedMessages: faults });

/** Each state is tried with large text in one language and with a zoom and with space in the next; then they change. */
for (const [turn, state] of states.entries())
  test(`"${state.name}" loses nothing with text of 200 %, at a zoom of 400 %, or with more space in it`, async ({
    page,
  }) => {
    await state.prepare?.(page);
    const widths = state.narrow ? [360] : [360, 1280];
    const [large, ...others] = turn % 2 ? languages : languages.toReversed();
    for (const language of others) {
      await page.setViewportSize({ width: 320, height: 256 });
      await reach(page, state, language);
      expect.soft(await lost(page), `${language}, 400 %`).toEqual([]);
      await page.addStyleTag({ content: spaced });
      for (const width of widths) {
        await widen(page, width);
        expect.soft(await lost(page), `${language}, spaced, ${width} px`).toEqual([]);
      }
    }
    await enlargeText(page);
    for (const width of widths) {
      await widen(page, width);
      if (large) await reach(page, state, large);
      await expect(html(page)).toHaveCSS('font-size', '32px');
      expect.soft(await lost(page), `${large}, text of 200 %, ${width} px`).toEqual([]);
    }
  });

test('A dialog can be read to its end at a zoom of 400 %, by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/portfolio');
  await openDialog(page, longest);
  const last = dialog(page).getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  await expect(dialog(page).getByRole('button')).toBeFocused();
  for (let pressed = 0; pressed < 30; pressed++) await page.keyboard.press('ArrowDown');
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('More contrast and less transparency are given to who asks for them', async ({ page }) => {
  await open(page, '/portfolio');
  const subtitle = page.getByRole('main').locator('p').first();
  const colourOf = (element: Element) => getComputedStyle(element).color;
  const quiet = await subtitle.evaluate(colourOf);
  await page.emulateMedia({ contrast: 'more' });
  const ink = await html(page).evaluate(colourOf);
  await expect(subtitle).toHaveCSS('color', ink);
  expect(quiet).not.toBe(ink);

  await openDialog(page, client);
  const veil = page.locator('.veil');
  await expect(veil).toHaveCSS('background-color', /^rgba\(/);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  await expect(veil).toHaveCSS('background-color', /^rgb\(/);
});

for (const scheme of ['light', 'dark'] as const)
  test(`In the forced colours of a ${scheme} system, controls and states keep their shape`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    /** How many sides of an element have a border that can be told from the page. */
    const borders = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const canvas = document.body.appendChild(document.createElement('i'));
          canvas.style.color = 'Canvas';
          const page = getComputedStyle(canvas).color;
          const style = getComputedStyle(element);
          return (['Top', 'Right', 'Bottom', 'Left'] as const).filter(
            (side) =>
              Number.parseFloat(style[`border${side}Width`]) > 0 &&
              style[`border${side}Style`] !== 'none' &&
              style[`border${side}Color`] !== page,
          ).length;
        });
    await open(page, '/');
    for (const control of ['.button-solid', '.button-line', 'input:not([type=hidden])', 'textarea', '.logo-more'])
      expect(await borders(control), control).toBe(4);
    // Which language is active, and where the visitor is, is not told by colour.
    expect(await borders('a[hreflang][aria-current]')).toBe(4);
    expect(await borders('a[hreflang]:not([aria-current])')).toBe(0);
    const underlined = ['text-decoration-line', 'underline'] as const;
    await expect(page.locator('.menu-list [aria-current]')).toHaveCSS(...underlined);
    await expect(page.locator('.menu-list a:not([aria-current])').first()).not.toHaveCSS(...underlined);
    await sendMessage(page);
    await expect.poll(() => borders('[data-scope=toast][data-part=root]'), 'toast').toBe(4);

    await open(page, '/portfolio');
    await openDialog(page, client);
    expect(await borders('[role=dialog]'), 'dialog').toBe(4);
  });

test('The place in the menu is told by more than colour', async ({ page }) => {
  await widen(page, 360);
  await open(page, '/about');
  await menuButton(page).click();
  const weightOf = (link: string) =>
    page
      .locator(`.menu-list ${link}`)
      .first()
      .evaluate((element) => Number(getComputedStyle(element).fontWeight));
  expect(await weightOf('[aria-current]')).toBeGreaterThan(await weightOf('a:not([aria-current])'));
});

test('Paragraphs may be hyphenated, in every language', async ({ page }) => {
  for (const language of languages)
    for (const { path } of routes) {
      await open(page, addressOf(path, language));
      const hyphens = await page
        .locator('main :not(blockquote) > p')
        .evaluateAll((all) => all.map((paragraph) => getComputedStyle(paragraph).hyphens));
      expect(new Set(hyphens)).toEqual(new Set(['auto']));
    }
});
