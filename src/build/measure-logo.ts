import sharp from 'sharp';
import { type Box, expand, getViewBox, withViewBox } from './view-box.ts';

/** The longer side of a logo when it is measured, in px. */
const resolution = 256;

type Pixel = readonly [red: number, green: number, blue: number];

/** The luminance of a pixel, 0 to 1. */
const getLuminance = ([red, green, blue]: Pixel) => (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;

/** A pixel that is drawn, and its place. */
interface Point {
  column: number;
  row: number;
  pixel: Pixel;
}

const isWhite = ({ pixel }: Point) => getLuminance(pixel) > 0.95;

/** The box around points, in px, and how much of it they cover. */
function getExtent(points: readonly Point[]): { box: Box; density: number } {
  let [left, top, right, bottom] = [resolution, resolution, 0, 0];
  for (const { column, row } of points) {
    [left, right] = [Math.min(left, column), Math.max(right, column + 1)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row + 1)];
  }
  const box: Box = [left, top, right - left, bottom - top];
  return { box, density: points.length / (box[2] * box[3]) };
}

/** What is drawn in a box: where, in the units of the drawing, how densely, whether with gaps, and each pixel of it. */
async function measureBox(svg: string, [x, y, width, height]: Box) {
  const scale = resolution / Math.max(width, height);
  // A picture has whole pixels. With another ratio than that of the box, the drawing would get margins.
  const size = [Math.ceil(width * scale), Math.ceil(height * scale)] as const;
  const picture = withViewBox(svg, [x, y, width, height], size).replace('<svg', '<svg preserveAspectRatio="none"');
  const { data, info } = await sharp(Buffer.from(picture)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const points: Point[] = [];
  const ends: Point[] = [];
  let [discPixels, coveredInDisc, spannedPixels] = [0, 0, 0];
  for (let row = 0; row < info.height; row++) {
    const before = points.length;
    for (let column = 0; column < info.width; column++) {
      const isInDisc = Math.hypot(column + 0.5 - info.width / 2, row + 0.5 - info.height / 2) < info.width / 2;
      if (isInDisc) discPixels++;
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * (row * info.width + column));
      // Less than 10 % opaque.
      if (alpha < 26) continue;
      points.push({ column, row, pixel: [red, green, blue] });
      if (isInDisc) coveredInDisc++;
    }
    const [first, last] = [points[before], points.at(-1)];
    if (!first || !last) continue;
    ends.push(first, last);
    spannedPixels += last.column + 1 - first.column;
  }
  // No row of pixels has a gap: in one tone, nothing of what is in the shape would be seen.
  const isSolid = points.length > 0.97 * spannedPixels;
  const inWhite = points.filter((point) => !isWhite(point));
  const hasWhiteGround = isSolid && inWhite.length > 0 && ends.filter(isWhite).length > 0.95 * ends.length;
  const measure = (some: readonly Point[]) => {
    const { box, density } = getExtent(some);
    const [column, row] = [width / info.width, height / info.height];
    const drawn: Box = [x + box[0] * column, y + box[1] * row, box[2] * column, box[3] * row];
    return { drawn, density };
  };
  return {
    pixels: points.map(({ pixel }) => pixel),
    ...measure(points),
    // A disc fills the circle, and nothing is drawn outside it.
    isDisc: info.width === info.height && coveredInDisc > 0.97 * discPixels && coveredInDisc > 0.99 * points.length,
    isSolid,
    /** What is on a white ground. */
    onWhite: hasWhiteGround ? measure(inWhite) : undefined,
  };
}

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
