import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { expect } from './fixtures';
import type { SitePage } from './site-page';

/** Every rule of axe, also those that are off by default. `color-contrast-enhanced` is stricter than `color-contrast`. */
export const axeRules = axe.getRules().flatMap(({ ruleId }) => (ruleId === 'color-contrast' ? [] : [ruleId]));

/** Finds what breaks rules of axe: each rule, and where. */
export async function findAxeViolations(page: Page, rules: readonly string[]): Promise<string[]> {
  // Without frames, axe needs no second page to merge its results.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations, passes } = await builder.options({ runOnly: [...rules], resultTypes: ['violations'] }).analyze();
  expect(passes.length, 'rules that apply').toBeGreaterThan(0);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Finds what a window does not show as it should: what is out of it, cut off, or broken into two lines. */
export const findLayoutIssues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isUsualText = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) < 20;
    const linesOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    // A drawing ends at the edge of its section, and the text for screen readers is clipped.
    const isMeant = ':is(svg, .sr-only, .sr-only *, [href="#content"], [hidden], [hidden] *)';
    const isCut = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (!element.textContent.trim() || element.matches('.cropped, :has(> :is(svg, picture))')) return false;
      const isTooWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
      return isTooWide || (['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1);
    };
    const findIssue = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      const drawing = element.closest('svg')?.getBoundingClientRect();
      if (element.matches('text') && drawing) return (left < 0 || right > drawing.right) && 'out of the drawing';
      if (drawing || element.matches(isMeant)) return;
      if (left < -1 || right > clientWidth + 1) return 'out of the window';
      if (isUsualText && element.matches('a[href^="tel:"], .hero .button') && linesOf(element) > 1)
        return 'on two lines';
      return isCut(element) && 'cut off';
    };
    const shown = [...document.body.querySelectorAll('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...shown.flatMap((element) => {
        const issue = findIssue(element);
        return issue ? [`${issue}: ${element.outerHTML.slice(0, 120)} ${element.textContent.slice(0, 30)}`] : [];
      }),
    ];
  });

/** Expects pages to fit windows of every width. */
export async function expectFit(site: SitePage, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await site.open(address);
    for (const width of [320, 360, 768, 1024, 1280, 1920]) {
      await site.setWidth(width);
      expect.soft(await findLayoutIssues(site.page), `${address}, ${width} px`).toEqual([]);
    }
  }
}

/** Finds the controls in a part of the page that get the focus without a visible ring. */
export async function findMissingFocusRings(part: Locator): Promise<string[]> {
  // After a key, the browser shows the focus as that of a keyboard.
  await part.page().keyboard.press('Shift');
  const rings = await part.locator('a, button, input, textarea').evaluateAll((controls: HTMLElement[]) =>
    controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => {
        control.focus();
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(control);
        const hasRing = document.activeElement === control && outlineStyle !== 'none' && !/^[01]px/.test(outlineWidth);
        let behind = Number.parseFloat(outlineOffset) < 0 ? control : control.parentElement;
        const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
        while (behind?.parentElement && /, 0\)$|^transparent/.test(colourOf(behind))) behind = behind.parentElement;
        return { hasRing, outlineColor, background: behind && colourOf(behind), html: control.outerHTML.slice(0, 120) };
      }),
  );
  return rings
    .filter(({ hasRing, outlineColor, background }) => !hasRing || wcagContrast(outlineColor, background ?? '') < 3)
    .map(({ html }) => html);
}

/** The contrast between the lightest and the darkest pixels of each picture, as the page shows it. */
export async function measureContrasts(pictures: Locator): Promise<number[]> {
  const boxes = await pictures.evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      return { left: Math.ceil(left), top: Math.ceil(top + scrollY), width: width >> 0, height: height >> 0 };
    });
  });
  const page = await pictures.page().screenshot({ fullPage: true });
  const measure = async (box: (typeof boxes)[number]) => {
    const greys = (await sharp(page).extract(box).greyscale().raw().toBuffer()).sort();
    // A few stray pixels make nothing visible.
    const stray = Math.ceil(greys.length / 200);
    const colourOf = (grey = 0) => `rgb(${grey} ${grey} ${grey})`;
    return wcagContrast(colourOf(greys.at(-stray)), colourOf(greys.at(stray)));
  };
  return Promise.all(boxes.map(measure));
}

/** Sets the text size of the browser, as its settings do. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
}
