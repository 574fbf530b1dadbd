import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import sharp from 'sharp';
import { expect } from '../fixtures';

declare global {
  interface Window {
    /** The contrast of a colour of an element with what is painted behind `background`, or behind the element itself. */
    contrast: (element: Element, colour: string, background?: Element | null) => number;
    /** The contrast of the border of an element against what is around it, where it is least. */
    edge: (element: Element) => number;
  }
}

/** Gives the page a way to measure contrast. A pixel mixes what is half transparent with what is behind it. */
export const measureColours = ({ page }: { page: Page }) =>
  page.addInitScript(() => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const paint = (colour: string, opacity = 1) => {
      if (!pixel) return;
      pixel.globalAlpha = opacity;
      pixel.fillStyle = colour;
      pixel.fillRect(0, 0, 1, 1);
    };
    const luminance = () => {
      const [red = 0, green = 0, blue = 0] = [...(pixel?.getImageData(0, 0, 1, 1).data ?? [])].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const withParents = (element: Element | null): Element[] =>
      element ? [...withParents(element.parentElement), element] : [];
    window.contrast = (element, colour, background = element) => {
      for (const one of withParents(background)) paint(getComputedStyle(one).backgroundColor);
      const behind = luminance();
      paint(
        colour,
        withParents(element).reduce((opacity, one) => opacity * Number(getComputedStyle(one).opacity), 1),
      );
      const [dark = 0, light = 1] = [behind, luminance()].sort((one, other) => one - other);
      return (light + 0.05) / (dark + 0.05);
    };
    window.edge = (element) => {
      const style = getComputedStyle(element);
      const contrasts = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
        Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none'
          ? window.contrast(element, style[`border${side}Color`], element.parentElement)
          : 1,
      );
      return Math.min(...contrasts);
    };
  });

/** Every rule that axe knows, also those that are off by default. `color-contrast-enhanced` is stricter than `color-contrast`. */
const everyRule = Object.fromEntries(
  axe.getRules().map(({ ruleId }) => [ruleId, { enabled: ruleId !== 'color-contrast' }]),
);

/** What axe finds: each rule that is broken, and where. */
export async function violations(page: Page): Promise<string[]> {
  // Without frames, axe needs no second page to put its results together.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations, passes } = await builder.options({ rules: everyRule, resultTypes: ['violations'] }).analyze();
  expect(passes.length, 'rules that applied').toBeGreaterThan(0);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** What is wrong with a page as it stands: this gives a list, which should be empty. The visitor prefers reduced motion. */
export const mistakes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const shown = [...document.body.querySelectorAll('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const nameOf = (element: Element) =>
      `${element.outerHTML.slice(0, 120)} ${element.textContent.trim().slice(0, 30)}`;
    const any = (selector: string, wrong: string, isWrong: (element: Element, style: CSSStyleDeclaration) => boolean) =>
      shown
        .filter((element) => element.matches(selector) && isWrong(element, getComputedStyle(element)))
        .map((element) => `${wrong}: ${nameOf(element)}`);
    const texts = shown.filter(({ childNodes }) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    // What a screen reader alone is told is clipped on purpose.
    const screen = ':not(svg, svg *, .sr-only, .sr-only *, [href="#content"], [hidden], [hidden] *)';
    return [
      ...(texts.length > 3 ? [] : ['nothing to read']),
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      // Also where axe cannot tell what is behind a text.
      ...any('*', 'below 7:1', (element, { color }) => texts.includes(element) && window.contrast(element, color) < 7),
      ...any('input, textarea, .button', 'faint', (control, { backgroundColor }) => {
        const background = window.contrast(control, backgroundColor, control.parentElement);
        return Math.max(background, window.edge(control)) < 3;
      }),
      // A link in a sentence has the height of its line.
      ...any(':is(a, button, input, textarea):not(p > .link)', 'below 44 px', (target) => {
        const { width, height } = target.getBoundingClientRect();
        return Math.min(width, height) < 44;
      }),
      ...any(screen, 'out of the screen', (element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > clientWidth + 1;
      }),
      ...any(screen, 'cut off', (element, { overflowX, overflowY, textOverflow }) => {
        // A drawing runs off the edge of its band on purpose, and so does the water.
        if (!element.textContent.trim() || element.matches('.cropped, :has(> :is(svg, picture))')) return false;
        const clipsX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const clipsY = ['hidden', 'clip'].includes(overflowY);
        return clipsX || (clipsY && element.scrollHeight > element.clientHeight + 1) || textOverflow === 'ellipsis';
      }),
      ...any(
        'main :is(h1, h2, h3, :not(blockquote) > p)',
        'not hyphenated',
        (_, { hyphens, hyphenateCharacter }) => hyphens !== 'auto' || hyphenateCharacter !== '"-"',
      ),
      ...document.getAnimations().map(({ id }) => `moves: ${id}`),
      ...[...document.querySelectorAll('*')]
        .filter((element) => {
          const styles = [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo));
          return styles.some(({ animationName, transitionDuration, transitionProperty, scrollBehavior }) => {
            const changes = transitionProperty !== 'none' && !/^0s(, 0s)*$/.test(transitionDuration);
            return animationName !== 'none' || changes || scrollBehavior === 'smooth';
          });
        })
        .map((element) => `moves: ${nameOf(element)}`),
    ];
  });

/** What gets the focus in a part of the page without a visible ring. */
export async function unringed(part: Locator): Promise<string[]> {
  // From now on, the browser takes the focus for that of a keyboard.
  await part.page().keyboard.press('Shift');
  return part.evaluate((part) =>
    [...part.querySelectorAll<HTMLElement>('a, button, input, textarea')]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return false;
        element.focus();
        const { outlineColor, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(element);
        const background = Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement;
        const isRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return document.activeElement !== element || !isRing || window.contrast(element, outlineColor, background) < 3;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** The contrast between the lightest and the darkest of what is seen of each of some pictures. */
export async function contrastsIn(pictures: Locator): Promise<number[]> {
  const boxes = await pictures.evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      return { left: Math.ceil(left), top: Math.ceil(top + scrollY), width: width >> 0, height: height >> 0 };
    });
  });
  const page = await pictures.page().screenshot({ fullPage: true });
  const linear = (value = 0) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return Promise.all(
    boxes.map(async (box) => {
      const lights = (await sharp(page).extract(box).greyscale().raw().toBuffer()).sort();
      // A few stray pixels make nothing visible.
      const stray = Math.ceil(lights.length / 200);
      return (linear(lights.at(-stray)) + 0.05) / (linear(lights.at(stray)) + 0.05);
    }),
  );
}

/** Gives the text of the browser a size, as its settings do. */
export async function setText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}
