import sharp from 'sharp';
import { type Box, withViewBox } from './view-box.ts';

/** The longer side of a logo when it is measured, in px. */
export const resolution = 256;

export type Pixel = readonly [red: number, green: number, blue: number];

/** The luminance of a pixel, 0 to 1. */
export const getLuminance = ([red, green, blue]: Pixel) => (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;

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

/**
 * What is drawn in a box of a drawing: where, in the units of the drawing, how densely, whether with gaps, and each pixel of it.
 * @throws if it cannot be rendered
 */
export async function measureBox(svg: string, [x, y, width, height]: Box) {
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
