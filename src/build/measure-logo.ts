import sharp from 'sharp';
import { type Box, getViewBox, setViewBox } from './view-box.ts';

/** Shares of 1. Ink is what `logo-tones.css` makes of a colour: 1 is black, 0 is white. */
const thresholds = {
  /** A pixel is visible above this alpha. On white, it is visible above this ink. */
  visible: 0.1,
  /** The difference in ink, or in a channel of the colours, between two parts that are told apart. */
  contrast: 0.15,
  /** The luminance below which a colour becomes black. */
  black: 0.55,
  /** The ink below which a logo vanishes on white. */
  pale: 0.45,
  /** The darkest and the lightest pixels, which do not count. */
  outliers: 0.01,
  /** The part of a picture in which a shape may differ from a circle, or from a shape without gaps. */
  deviation: 0.03,
};

/** The side of a logo when it is measured, in px. */
const side = 256;

/** The pixels of a picture, row by row. */
const pixels = Array.from({ length: side * side }, (_, index) => {
  const [x, y] = [index % side, Math.floor(index / side)];
  return { index, x, y, isInCircle: Math.hypot(x - side / 2, y - side / 2) < side / 2 };
});

type Pixel = (typeof pixels)[number];

/**
 * Renders a box of a drawing as a square, whatever its ratio.
 * @throws if it cannot be rendered
 */
async function render(svg: string, box: Box) {
  const square = setViewBox(svg, box, [side, side]).replace('<svg', '<svg preserveAspectRatio="none"');
  const bytes = await sharp(Buffer.from(square)).raw().toBuffer();
  const readChannel = (channel: number) => (pixel: Pixel) => (bytes[4 * pixel.index + channel] ?? 0) / 255;
  const [readRed, readGreen, readBlue, readAlpha] = [readChannel(0), readChannel(1), readChannel(2), readChannel(3)];
  const readInk = (pixel: Pixel) => {
    const luminance = 0.2126 * readRed(pixel) + 0.7152 * readGreen(pixel) + 0.0722 * readBlue(pixel);
    return Math.min(1, (1 - luminance) / (1 - thresholds.black));
  };
  return {
    colourReaders: [readRed, readGreen, readBlue],
    readAlpha,
    readInk,
    visible: pixels.filter((pixel) => readAlpha(pixel) > thresholds.visible),
  };
}

/** The minimum, median and maximum of a value of some pixels, without the outliers. */
function getQuantiles(group: Pixel[], read: (pixel: Pixel) => number, outliers = thresholds.outliers) {
  const sorted = Float64Array.from(group.map(read)).sort();
  const getQuantile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return [getQuantile(outliers), getQuantile(0.5), getQuantile(1 - outliers)] as const;
}

/** The box around some pixels of a box, in the units of the drawing. */
function getBounds(group: Pixel[], [x, y, width, height]: Box): Box {
  const [left, , right] = getQuantiles(group, (pixel) => pixel.x, 0);
  const [top, , bottom] = getQuantiles(group, (pixel) => pixel.y, 0);
  const [column, row] = [width / side, height / side];
  return [x + left * column, y + top * row, (right + 1 - left) * column, (bottom + 1 - top) * row];
}

/** Finds the box around what is visible in a box of a drawing. */
export const findContentBox = async (svg: string, box: Box) => getBounds((await render(svg, box)).visible, box);

/** A logo as the build has measured it. */
export interface Measurement {
  /** How the style sheet shows it: `white` is white or pale, `tones` has light parts and dark ones. */
  kind: 'plain' | 'tones' | 'white';
  /** A round emblem with a background of its own. */
  isDisc: boolean;
  /** The part of the drawing that is not empty. */
  contentBox: Box;
  /** How much of that part is covered, 0 to 1. */
  density: number;
  /** In the tones of the page, only its outline would be visible: its parts have several colours, but are equally dark. */
  isSilhouette: boolean;
}

/**
 * Measures a logo, so that each looks as large as the others, and can be read on every background.
 * @returns undefined if it shows nothing
 * @throws if it cannot be rendered
 */
export async function measureLogo(svg: string): Promise<Measurement | undefined> {
  const viewBox = getViewBox(svg);
  if (!viewBox) return;
  const whole = await render(svg, viewBox);
  if (!whole.visible.length) return;
  // Ignores the empty canvas around a small logo.
  const box = getBounds(whole.visible, viewBox);
  const { colourReaders, readAlpha, readInk, visible } = await render(svg, box);
  const [, median, max] = getQuantiles(visible, readInk);
  const hasContrast = (read: (pixel: Pixel) => number) => {
    const [min, , max] = getQuantiles(visible, read);
    return max - min > thresholds.contrast;
  };
  const isContrasting = hasContrast(readInk);
  const gaps = visible.map(({ x, y }, index) => {
    const previous = visible[index - 1];
    return previous?.y === y ? x - previous.x - 1 : 0;
  });
  // In one tone, a logo without gaps would be a plain shape.
  const isSolid = gaps.reduce((sum, gap) => sum + gap) < thresholds.deviation * pixels.length;
  // Without a dark part or a background, the light parts would be pale on the page.
  const hasTones = isContrasting && (isSolid || max === 1);
  // Ignores a white background, which has the colour of the page.
  const shown = hasTones ? visible.filter((pixel) => readAlpha(pixel) * readInk(pixel) > thresholds.visible) : visible;
  const contentBox = getBounds(shown, box);
  const mismatches = pixels.filter((pixel) => pixel.isInCircle !== whole.readAlpha(pixel) > 0.5);
  return {
    kind: hasTones ? 'tones' : median < thresholds.pale ? 'white' : 'plain',
    isDisc: viewBox[2] === viewBox[3] && mismatches.length < thresholds.deviation * pixels.length,
    contentBox,
    density: (shown.length * box[2] * box[3]) / (pixels.length * contentBox[2] * contentBox[3]),
    isSilhouette: isSolid && !isContrasting && colourReaders.some(hasContrast),
  };
}

/** The most room that a logo has in the grid, in CSS px. */
export const maxWidth = 148;
const maxHeight = 60;

/** The size of a logo in the grid, in CSS px. Logos of one area look equally large; a heavy one gets a smaller area. */
export function getGridSize({ contentBox, density }: Measurement): [width: number, height: number] {
  const ratio = contentBox[2] / contentBox[3];
  // 4200 px² for a logo of usual density, 0.33.
  const area = 4200 * Math.cbrt(0.33 / density);
  const fitted = Math.min(maxWidth, Math.sqrt(area * ratio), maxHeight * ratio);
  return [Math.round(fitted), Math.round(fitted / ratio)];
}
