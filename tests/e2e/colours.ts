import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The contrast of a colour of an element against the first ground behind something that nothing shines through. */
    contrast: (element: Element, colour: string, ground?: Element | null) => number;
  }
}

/** Gives the page a way to measure contrast. What is half transparent is mixed with what is behind it. */
export async function measureColours(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Colour = [red: number, green: number, blue: number, opacity: number];
    const read = (colour: string): Colour => {
      const [red = 0, green = 0, blue = 0, opacity = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, opacity];
    };
    const mix = ([red, green, blue, opacity]: Colour, behind: Colour): Colour => {
      const part = (one: number, other: number) => one * opacity + other * (1 - opacity);
      return [part(red, behind[0]), part(green, behind[1]), part(blue, behind[2]), 1];
    };
    const luminance = (colour: Colour) => {
      const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null | undefined): Colour => {
      if (!element) return read(getComputedStyle(document.body).backgroundColor);
      const own = read(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : mix(own, groundOf(element.parentElement));
    };
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    window.contrast = (element, colour, ground = element) => {
      const behind = groundOf(ground);
      const [red, green, blue, opacity] = read(colour);
      const seen = mix([red, green, blue, opacity * opacityOf(element)], behind);
      const [light = 1, dark = 0] = [luminance(seen), luminance(behind)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
  });
}
