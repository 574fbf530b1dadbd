import { getLuminance, measureBox, type Pixel, resolution } from './measure-box.ts';
import { type Box, expand, getViewBox } from './view-box.ts';

/** The value below which a share of the sorted values lies. */
const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

const sort = (values: number[]) => values.sort((a, b) => a - b);

/** Whether one of the channels of the pixels differs by more than 48 of 255. */
const hasSeveralColours = (pixels: readonly Pixel[]) =>
  ([0, 1, 2] as const).some((channel) => {
    const values = sort(pixels.map((pixel) => pixel[channel]));
    return percentile(values, 0.98) - percentile(values, 0.02) > 48;
  });

/** How the style sheet shows a logo: `white` is white or pale, `tones` has light parts and dark ones. */
type LogoKind = 'plain' | 'tones' | 'white';

/** What the build knows about a logo. */
export interface Logo {
  kind: LogoKind;
  /** Whether it fills the circle in its view box: a round emblem with a background of its own. */
  isDisc: boolean;
  /** The part of the drawing that is not empty. */
  drawn: Box;
  /** How much of that part is opaque, 0 to 1. */
  density: number;
  /** Whether only its outline would be seen in the tones of the page: what is in it has another colour, but is as dark. */
  isSilhouette: boolean;
}

/** What `logo-tones.css` makes of a luminance: what is darker than 0.55 becomes black. */
const toTone = (luminance: number) => Math.max(0, (luminance - 0.55) / 0.45);

/**
 * Measures a logo, so that each looks as large as the others, and can be read on every background.
 * @returns undefined if it shows nothing
 * @throws if it cannot be rendered
 */
export async function measureLogo(svg: string): Promise<Logo | undefined> {
  const viewBox = getViewBox(svg);
  if (!viewBox) return;
  const whole = await measureBox(svg, viewBox);
  if (!whole.pixels.length) return;
  // A logo may be a speck on the page of a drawing program. The second rendering shows that part alone, and one pixel around it.
  const { drawn: roughBox } = whole.onWhite ?? whole;
  const searchBox = expand(roughBox, Math.max(viewBox[2], viewBox[3]) / resolution, viewBox);
  const part = await measureBox(svg, searchBox);
  const { pixels, isSolid } = part;
  const luminances = sort(pixels.map(getLuminance));
  const mean = luminances.reduce((sum, one) => sum + one, 0) / luminances.length;
  // The darkest and the lightest pixels do not count. Of a solid shape fewer are left out: what is in it may be small.
  const leftOut = isSolid ? 0.01 : 0.05;
  const [dark, light] = [percentile(luminances, leftOut), percentile(luminances, 1 - leftOut)];
  const isSeenInTones = toTone(light) - toTone(dark) > 0.15;
  const hasTones = (light - dark > 0.3 && dark < 0.55) || (isSolid && isSeenInTones);
  const isPale = mean > 0.8 && dark > 0.6;
  // In tones, a white ground has the colour of the page: it is a margin.
  const { drawn, density } = (hasTones && part.onWhite) || part;
  return {
    kind: hasTones ? 'tones' : isPale ? 'white' : 'plain',
    isDisc: whole.isDisc,
    drawn,
    density,
    isSilhouette: isSolid && !isSeenInTones && hasSeveralColours(pixels),
  };
}

/** The most room that a logo has in the grid, in CSS px. */
export const maxWidth = 148;
const maxHeight = 60;

/** The size of a logo in the grid, in CSS px. Logos of one area look equally large; a heavy one gets a smaller area. */
export function getGridSize({ drawn: [, , width, height], density }: Logo): [width: number, height: number] {
  const ratio = width / height;
  // 4200 px² for a logo of usual density, 0.35.
  const area = 4200 * Math.cbrt(0.35 / density);
  const fitted = Math.min(maxWidth, Math.sqrt(area * ratio), maxHeight * ratio);
  return [Math.round(fitted), Math.round(fitted / ratio)];
}
