import type { Page } from '@playwright/test';

/** Something that is seen against something: its name and the contrast between the two. */
export interface Seen {
  name: string;
  contrast: number;
}

/**
 * Gives the page a way to measure contrast: `contrast(element, property)`, of a colour of an element against the first
 * ground behind it that nothing shines through.
 */
export async function measureColours(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isSolid = (colour: string) => (channels(colour)[3] ?? 1) === 1;
    const groundOf = (element: Element | null): string => {
      for (let behind = element; behind; behind = behind.parentElement) {
        const { backgroundColor } = getComputedStyle(behind);
        if (isSolid(backgroundColor)) return backgroundColor;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    };
    window.contrast = (element, colour, ground = element) => {
      const [light = 1, dark = 0] = [luminance(colour), luminance(groundOf(ground))].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
  });
}

declare global {
  interface Window {
    contrast: (element: Element, colour: string, ground?: Element | null) => number;
  }
}

/** Every element that has text of its own, with the contrast of it. */
export function textContrasts(page: Page): Promise<Seen[]> {
  return page.evaluate(() =>
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
}
