import sharp, { type Sharp } from 'sharp';
import { type Box, getViewBox, withViewBox } from './view-box.ts';

/** Shares of 1. Ink is what `logo-tones.css` makes of a colour: 1 is black, 0 is white. */
const thresholds = {
  /** The alpha from which a pixel is seen. */
  alpha: 0.1,
  /** The luminance below which a colour becomes black. */
  black: 0.55,
  /** The difference in ink between two parts that are told apart. */
  contrast: 0.15,
  /** The same in a channel, between two colours. */
  colours: 0.19,
  /** The ink below which a logo vanishes on white. */
  pale: 0.45,
  /** The darkest and the lightest pixels, which do not count. */
  outliers: 0.01,
  /** The part of a picture in which a shape may differ from a circle, or from a shape without gaps. */
  deviation: 0.03,
};

/** The side of a logo when it is measured, in px. */
const side = 256;

/** Renders a box of a drawing as a square, whatever its ratio. */
const render = (svg: string, box: Box) =>
  sharp(Buffer.from(withViewBox(svg, box, [side, side]).replace('<svg', '<svg preserveAspectRatio="none"')));

/** Replaces the colours of a picture by their ink. */
function toInk(picture: Sharp): Sharp {
  const luminance: [number, number, number] = [0.2126, 0.7152, 0.0722];
  const factor = 1 / (1 - thresholds.black);
  return picture.recomb([luminance, luminance, luminance]).linear(-factor, 255 * factor);
}

const readChannel = (picture: Sharp, channel: 'red' | 'green' | 'blue' | 'alpha') =>
  picture.clone().extractChannel(channel).raw().toBuffer();

const getMean = (values: Buffer) => values.reduce((sum, value) => sum + value, 0) / values.length / 255;

/** Trims what is black from a mask of a box: what is left, in the units of the drawing, and how much of it is covered. */
async function trim(mask: Buffer, [x, y, width, height]: Box): Promise<{ drawn: Box; density: number }> {
  const threshold = Math.ceil(255 * thresholds.alpha);
  const { data, info } = await sharp(mask, { raw: { width: side, height: side, channels: 1 } })
    .trim({ background: 'black', threshold: threshold - 1, lineArt: true })
    .threshold(threshold)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [column, row] = [width / side, height / side];
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  const drawn: Box = [x + left * column, y + top * row, info.width * column, info.height * row];
  return { drawn, density: getMean(data) };
}

/**
 * Finds what is drawn in a box of a drawing.
 * @throws if it cannot be rendered
 */
export const findDrawn = async (svg: string, box: Box) => trim(await readChannel(render(svg, box), 'alpha'), box);

/** The same in tones, where white is the colour of the page: a white background is a margin. */
const findInk = async (svg: string, box: Box) =>
  trim(await readChannel(toInk(render(svg, box).flatten({ background: 'white' })), 'red'), box);

const circle = Buffer.from(
  `<svg viewBox="0 0 2 2" width="${side}" height="${side}"><circle cx="1" cy="1" r="1"/></svg>`,
);

/** Tells whether a drawing fills the circle in its view box, and nothing else. */
async function isCircle(svg: string, viewBox: Box): Promise<boolean> {
  const difference = await readChannel(render(svg, viewBox).composite([{ input: circle, blend: 'xor' }]), 'alpha');
  return viewBox[2] === viewBox[3] && getMean(difference) < thresholds.deviation;
}

/** A logo as the build has measured it. */
export interface Logo {
  /** How the style sheet shows it: `white` is white or pale, `tones` has light parts and dark ones. */
  kind: 'plain' | 'tones' | 'white';
  /** A round emblem with a background of its own. */
  isDisc: boolean;
  /** The part of the drawing that is not empty. */
  drawn: Box;
  /** How much of that part is covered, 0 to 1. */
  density: number;
  /** In the tones of the page, only its outline would be seen: its parts have several colours, but are equally dark. */
  isSilhouette: boolean;
}

/**
 * Measures a logo, so that each looks as large as the others, and can be read on every background.
 * @returns undefined if it shows nothing
 * @throws if it cannot be rendered
 */
export async function measureLogo(svg: string): Promise<Logo | undefined> {
  const viewBox = getViewBox(svg);
  if (!viewBox) return;
  // A logo may be a speck on the page of a drawing program: what follows looks at that part alone.
  const { drawn: box } = await findDrawn(svg, viewBox);
  const { data, info } = await render(svg, box).raw().toBuffer({ resolveWithObject: true });
  const picture = sharp(data, { raw: info });
  const alphas = await readChannel(picture, 'alpha');
  const isSeen = (alpha = 0) => alpha > 255 * thresholds.alpha;
  const seen = alphas.filter((alpha) => isSeen(alpha)).length;
  if (!seen) return;
  const rows = Array.from({ length: side }, (_, row) => [...alphas.subarray(row * side, (row + 1) * side)]);
  const spans = rows.map((row) => row.findLastIndex(isSeen) - row.findIndex(isSeen) + 1);
  // In one tone, a shape without gaps hides what is in it.
  const isSolid = spans.reduce((sum, span) => sum + span) - seen < thresholds.deviation * alphas.length;
  const getRange = (values: Buffer) => {
    const sorted = values.filter((_, pixel) => isSeen(alphas[pixel])).sort();
    return [thresholds.outliers, 0.5, 1 - thresholds.outliers].map(
      (share) => (sorted[Math.floor(share * (seen - 1))] ?? 0) / 255,
    );
  };
  const [least = 0, middle = 0, greatest = 0] = getRange(await readChannel(toInk(picture.clone()), 'red'));
  const hasContrast = greatest - least > thresholds.contrast;
  // Without a dark part or a background, the light parts would be pale on the page.
  const hasTones = hasContrast && (isSolid || greatest === 1);
  const colours = await Promise.all((['red', 'green', 'blue'] as const).map((name) => readChannel(picture, name)));
  const isColourful = colours.map(getRange).some(([low = 0, , high = 0]) => high - low > thresholds.colours);
  return {
    kind: hasTones ? 'tones' : middle < thresholds.pale ? 'white' : 'plain',
    isDisc: await isCircle(svg, viewBox),
    ...(await (hasTones ? findInk : findDrawn)(svg, box)),
    isSilhouette: isSolid && !hasContrast && isColourful,
  };
}

/** The most room that a logo has in the grid, in CSS px. */
export const maxWidth = 148;
const maxHeight = 60;

/** The size of a logo in the grid, in CSS px. Logos of one area look equally large; a heavy one gets a smaller area. */
export function getGridSize({ drawn: [, , width, height], density }: Logo): [width: number, height: number] {
  const ratio = width / height;
  // 4200 px² for a logo of usual density, 0.33.
  const area = 4200 * Math.cbrt(0.33 / density);
  const fitted = Math.min(maxWidth, Math.sqrt(area * ratio), maxHeight * ratio);
  return [Math.round(fitted), Math.round(fitted / ratio)];
}
