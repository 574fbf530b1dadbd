import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import sharp from 'sharp';
import { expect } from './fixtures';

/** What is wrong with a page that is open: each of these gives a list, which should be empty. */

/** Every rule that axe knows, the ones included that are off until somebody asks for them. */
const everyRule = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));

/** What axe finds: each rule that is broken, and where. */
export async function violations(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).options({ rules: everyRule }).analyze();
  expect(passes.length, 'rules that applied').toBeGreaterThan(0);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Text below 7:1, also where axe cannot tell what is behind it. */
export async function unreadable(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          [...element.childNodes].some((node) => node instanceof Text && node.textContent?.trim() !== ''),
      )
      .map((element) => ({
        name: `${element.tagName} ${element.textContent}`,
        contrast: window.contrast(element, getComputedStyle(element).color),
      })),
  );
  expect(texts.length, 'texts that were measured').toBeGreaterThan(3);
  return texts.filter(({ contrast }) => contrast < 7).map(({ name, contrast }) => `${name}: ${contrast.toFixed(2)}`);
}

/** Buttons and fields that cannot be told from what is around them, by their edge or by their ground. */
export async function faint(page: Page): Promise<string[]> {
  return page.locator('input, textarea, [class|=button]:not([class^=button-icon])').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const style = getComputedStyle(control);
        const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
          Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none'
            ? window.contrast(control, style[`border${side}Color`], control.parentElement)
            : 1,
        );
        const ground = window.contrast(control, style.backgroundColor, control.parentElement);
        return { name: control.outerHTML.slice(0, 120), contrast: Math.max(ground, Math.min(...edges)) };
      })
      .filter(({ contrast }) => contrast < 3)
      .map(({ name, contrast }) => `${name}: ${contrast.toFixed(2)}`),
  );
}

/** Targets of less than 44 by 44 px. */
export async function small(page: Page): Promise<string[]> {
  return page.locator('a, button, input, textarea').evaluateAll((targets) =>
    targets
      .filter(
        (target) =>
          target.checkVisibility() &&
          // A link in a sentence has the height of its line.
          !(target.parentElement?.tagName === 'P' && target.className === 'link'),
      )
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { name: target.outerHTML.slice(0, 120), size: Math.min(width, height) };
      })
      .filter(({ size }) => size < 44)
      .map(({ name, size }) => `${name}: ${size} px`),
  );
}

/** What moves, or would. */
export async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...document.getAnimations().map((animation) => `runs: ${animation.id}`),
    ...[...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, transitionDuration, transitionProperty, scrollBehavior } = getComputedStyle(element);
        const changes = transitionProperty !== 'none' && !/^0s(, 0s)*$/.test(transitionDuration);
        return animationName !== 'none' || changes || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  ]);
}

/** Text that is cut off, and elements that stick out of the screen. */
export async function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
          // A drawing runs off the edge of its band on purpose.
          if (!element.textContent.trim() || element.querySelector(':scope > :is(svg, picture)')) return false;
          const clipsX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
          const clipsY = ['hidden', 'clip'].includes(overflowY);
          return clipsX || (clipsY && element.scrollHeight > element.clientHeight + 1) || textOverflow === 'ellipsis';
        })
        .map((element) => `cut off: ${name(element)}`),
    ];
  });
}

/** The contrast between the lightest and the darkest of what is seen of each of some pictures, pixel by pixel. */
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
      const data = await sharp(page).extract(box).removeAlpha().raw().toBuffer();
      const lights = Array.from({ length: box.width * box.height }, (_, pixel) => {
        const [red, green, blue] = data.subarray(pixel * 3, pixel * 3 + 3);
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      }).sort((one, other) => one - other);
      // A few stray pixels make nothing visible.
      const stray = Math.ceil(lights.length / 200);
      return ((lights.at(-stray) ?? 0) + 0.05) / ((lights.at(stray) ?? 0) + 0.05);
    }),
  );
}
