import type { Page } from '@playwright/test';
import { routes } from '../../src/routes';
import { client, dictionaries, first, languages, longest } from '../content';
import { expect, test } from './fixtures';
import { dialog, emblem, html, open } from './page';
import { faults, reach, states } from './states';

/** Text that is cut off, and elements that stick out of the screen. */
const losses = (page: Page) =>
  page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName}.${element.classList[0]} ${element.textContent.trim().slice(0, 30)}`;
    const shown = [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && !element.closest('svg, .unseen, .skip'),
    );
    const page = document.documentElement;
    return [
      ...(page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} px wide`] : []),
      ...shown
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < -1 || right > page.clientWidth + 1;
        })
        .map((element) => `out of the screen: ${name(element)}`),
      ...shown
        .filter((element) => {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
          if (!element.textContent.trim() || element.querySelector('svg.polder')) return false;
          const clipsX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
          const clipsY = ['hidden', 'clip'].includes(overflowY);
          return clipsX || (clipsY && element.scrollHeight > element.clientHeight + 1) || textOverflow === 'ellipsis';
        })
        .map((element) => `cut off: ${name(element)}`),
    ];
  });

/** Makes the text of the browser twice as large, as its settings do. */
const enlargeText = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
};

/** The distances that WCAG 1.4.12 lets a visitor ask for. */
const spaceText = (page: Page) =>
  page.addStyleTag({
    content: `*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}
      p{margin-bottom:2em!important}`,
  });

// The visitor's own style sheet, which the policy of the site would refuse.
test.use({ bypassCSP: true, allowedMessages: faults });

for (const state of states)
  test(`"${state.name}" loses nothing at a zoom of 400 %, with text of 200 % or with more space in it`, async ({
    page,
  }) => {
    await state.prepare?.(page);
    for (const language of languages) {
      await page.setViewportSize({ width: 320, height: 256 });
      await reach(page, state, language);
      expect.soft(await losses(page), `${language}, 400 %`).toEqual([]);
      for (const width of state.narrow ? [360] : [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const style = await spaceText(page);
        expect.soft(await losses(page), `${language}, spaced, ${width} px`).toEqual([]);
        await style.evaluate((element) => (element as Element).remove());
      }
    }

    await enlargeText(page);
    for (const language of languages)
      for (const width of state.narrow ? [360] : [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await reach(page, state, language);
        await expect(html(page)).toHaveCSS('font-size', '32px');
        expect.soft(await losses(page), `${language}, text of 200 %, ${width} px`).toEqual([]);
      }
  });

test('A dialog can be read to its end at a zoom of 400 %, by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/portfolio');
  await emblem(page, longest).click();
  const last = dialog(page).getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  await expect(dialog(page).getByRole('button')).toBeFocused();
  for (let pressed = 0; pressed < 30; pressed++) await page.keyboard.press('ArrowDown');
  await expect(last).toBeInViewport({ ratio: 1 });
});

for (const width of [320, 1280])
  test(`Every target is at least 44 by 44 px on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const state of states.filter(({ narrow }) => !narrow || width === 320)) {
      if (state.prepare) continue;
      await reach(page, state, first);
      const targets = await page.locator('a, button, input, textarea').evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              element.checkVisibility() &&
              // A link in a sentence has the height of its line.
              !(element.parentElement?.tagName === 'P' && element.className === 'link'),
          )
          .map((element) => {
            const { width, height } = element.getBoundingClientRect();
            return { name: element.outerHTML.slice(0, 120), size: Math.min(width, height) };
          }),
      );
      expect(targets.length).toBeGreaterThan(0);
      expect.soft(targets.filter(({ size }) => size < 44)).toEqual([]);
    }
  });

test('Nothing moves where the visitor prefers reduced motion', async ({ page }) => {
  const moving = () =>
    page.evaluate(() => ({
      running: document.getAnimations().length,
      able: [...document.querySelectorAll('*')].filter((element) => {
        const { animationName, transitionDuration, transitionProperty } = getComputedStyle(element);
        return animationName !== 'none' || (transitionProperty !== 'none' && !/^0s(, 0s)*$/.test(transitionDuration));
      }).length,
      smooth: getComputedStyle(document.documentElement).scrollBehavior === 'smooth',
    }));
  for (const state of states.filter(({ prepare }) => !prepare)) {
    await page.setViewportSize({ width: state.narrow ? 360 : 1280, height: 800 });
    await reach(page, state, first);
    expect(await moving(), state.name).toEqual({ running: 0, able: 0, smooth: false });
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect((await moving()).able, 'otherwise something does').toBeGreaterThan(0);
});

test('More contrast and less transparency are given to who asks for them', async ({ page }) => {
  await open(page, '/portfolio');
  const subtitle = page.getByRole('main').locator('p').first();
  const quiet = await subtitle.evaluate((element) => getComputedStyle(element).color);
  await page.emulateMedia({ contrast: 'more' });
  const ink = await html(page).evaluate((element) => getComputedStyle(element).color);
  await expect(subtitle).toHaveCSS('color', ink);
  expect(quiet).not.toBe(ink);

  await emblem(page, client).click();
  await expect(dialog(page)).toBeVisible();
  const veil = page.locator('[data-scope=dialog][data-part=backdrop]');
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
    /** The sides of an element that have a border which can be told from the page. */
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
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    for (const control of ['.button-solid', '.button-line', '.field', '.logo-more', '.flag[aria-pressed=true]'])
      expect(await borders(control), control).toBe(4);
    // Which language is active, and where the visitor is, is not told by colour.
    expect(await borders('.flag[aria-pressed=false]')).toBe(0);
    await expect(page.locator('nav [aria-current]')).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.locator('nav a:not([aria-current])').first()).toHaveCSS('text-decoration-line', 'none');
    const toast = states.find(({ name }) => name === 'toast');
    await toast?.act?.(page, first);
    expect(await borders('.toast'), 'toast').toBe(4);

    await open(page, '/portfolio');
    await emblem(page, client).click();
    await expect(dialog(page)).toBeVisible();
    expect(await borders('.dialog'), 'dialog').toBe(4);
    expect(await borders('.badge-line'), 'badge').toBe(4);
  });

test('The place in the menu and the active language are told by more than colour', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/about');
  await page.getByRole('button', { name: dictionaries[first]['nav.menu'] }).click();
  await expect(page.locator('nav [aria-current]')).toHaveCSS('font-weight', '700');
  await expect(page.locator('nav a:not([aria-current])').first()).toHaveCSS('font-weight', '500');
});

for (const language of languages)
  test(`Paragraphs in ${language} are in that language and may be hyphenated`, async ({ page }) => {
    for (const { path } of routes) {
      await open(page, `${path}?lang=${language}`);
      await expect(html(page)).toHaveAttribute('lang', language);
      const paragraphs = await page
        .locator('main :not(blockquote) > p')
        .evaluateAll((all) => all.map((paragraph) => getComputedStyle(paragraph).hyphens));
      expect(paragraphs.length).toBeGreaterThan(0);
      expect(new Set(paragraphs)).toEqual(new Set(['auto']));
    }
  });
