import sharp from 'sharp';

/** A rectangle in the units of a drawing. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** The longer side of a logo when it is measured, in px. */
const resolution = 256;

const rootTag = /<svg\b[^>]*>/;

/** The view box of a drawing, or its size. */
export function getViewBox(svg: string): Box | undefined {
  const [root = ''] = rootTag.exec(svg) ?? [];
  const get = (name: string) => new RegExp(`\\s${name}=["']([^"']*)["']`).exec(root)?.[1];
  const [x = 0, y = 0, width = 0, height = 0] = (
    get('viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? [0, 0, get('width'), get('height')]
  ).map((number) => Number(String(number).replace(/px$/, '')));
  return width > 0 && height > 0 ? [x, y, width, height] : undefined;
}

const round = (number: number) => Number(number.toPrecision(6));

/** The drawing with another view box, and with the namespace without which browsers do not show it. */
export function withViewBox(svg: string, box: Box, size: readonly [width: number, height: number]): string {
  return svg.replace(rootTag, (root) => {
    // It still ends with the bracket of the tag.
    const others = root.slice(4).replace(/\s(?:xmlns|viewBox|width|height|x|y)=(?:"[^"]*"|'[^']*')/g, '');
    const [width, height] = size.map(round);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.map(round).join(' ')}"${others}`;
  });
}

/** The value that a share of the sorted values is below. */
const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

/**
 * What is drawn in a box: where, in the units of the drawing, how densely, whether with gaps, and the luminance of each pixel, 0
 * to 1, darkest first.
 */
async function measureBox(svg: string, [x, y, width, height]: Box) {
  const scale = resolution / Math.max(width, height);
  const picture = withViewBox(svg, [x, y, width, height], [width * scale, height * scale]);
  const { data, info } = await sharp(Buffer.from(picture)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminances: number[] = [];
  const colours: number[][] = [];
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  let [discPixels, coveredPixels, coveredInDisc, spannedPixels] = [0, 0, 0, 0];
  for (let row = 0; row < info.height; row++) {
    let [first, end] = [info.width, 0];
    for (let column = 0; column < info.width; column++) {
      const isInDisc = Math.hypot(column + 0.5 - info.width / 2, row + 0.5 - info.height / 2) < info.width / 2;
      if (isInDisc) discPixels++;
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * (row * info.width + column));
      // Less than 10 % opaque.
      if (alpha < 26) continue;
      coveredPixels++;
      if (isInDisc) coveredInDisc++;
      luminances.push((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255);
      colours.push([red, green, blue]);
      [first, end] = [Math.min(first, column), column + 1];
      [left, top] = [Math.min(left, column), Math.min(top, row)];
      [right, bottom] = [Math.max(right, column + 1), Math.max(bottom, row + 1)];
    }
    spannedPixels += Math.max(0, end - first);
  }
  const drawn: Box = [x + left / scale, y + top / scale, (right - left) / scale, (bottom - top) / scale];
  luminances.sort((a, b) => a - b);
  const spreads = [0, 1, 2].map((channel) => {
    const values = colours.map((colour) => colour[channel] ?? 0).sort((a, b) => a - b);
    return percentile(values, 0.98) - percentile(values, 0.02);
  });
  // A disc fills the circle, and nothing is drawn outside it.
  const isFull = coveredInDisc > 0.97 * discPixels && coveredInDisc > 0.99 * coveredPixels;
  const density = coveredPixels / ((right - left) * (bottom - top));
  return {
    drawn,
    density,
    luminances,
    isDisc: info.width === info.height && isFull,
    // No row of pixels has a gap: its outline says nothing of what is in it.
    isSolid: coveredPixels > 0.97 * spannedPixels,
    hasSeveralColours: Math.max(...spreads) > 48,
  };
}

/** A box with a margin on each side, as far as the limit allows. */
function expand([x, y, width, height]: Box, margin: number, [limitX, limitY, limitWidth, limitHeight]: Box): Box {
  const [left, top] = [Math.max(x - margin, limitX), Math.max(y - margin, limitY)];
  const right = Math.min(x + width + margin, limitX + limitWidth);
  const bottom = Math.min(y + height + margin, limitY + limitHeight);
  return [left, top, right - left, bottom - top];
}

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
  /** Whether it would be a solid shape in the tones of the page: what is in it has another colour, but is as dark. */
  isBlank: boolean;
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
  const { drawn: roughBox, luminances: allLuminances, isDisc } = await measureBox(svg, viewBox);
  if (!allLuminances.length) return;
  // A logo may be a speck on the page of a drawing program. The second rendering shows that part alone, and one pixel around it.
  const searchBox = expand(roughBox, Math.max(viewBox[2], viewBox[3]) / resolution, viewBox);
  const { drawn, density, luminances, isSolid, hasSeveralColours } = await measureBox(svg, searchBox);
  const mean = luminances.reduce((sum, one) => sum + one, 0) / luminances.length;
  // The extremes are left out; of a solid shape fewer, since only what is in it tells anything, even if it is small.
  const leftOut = isSolid ? 0.01 : 0.05;
  const [dark, light] = [percentile(luminances, leftOut), percentile(luminances, 1 - leftOut)];
  const isSeenInTones = toTone(light) - toTone(dark) > 0.15;
  const hasTones = (light - dark > 0.3 && dark < 0.55) || (isSolid && isSeenInTones);
  const isWhite = mean > 0.8 && dark > 0.6;
  return {
    kind: hasTones ? 'tones' : isWhite ? 'white' : 'plain',
    isDisc,
    drawn,
    density,
    isBlank: isSolid && hasSeveralColours && !isSeenInTones,
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

/** A square around what is drawn, in which its diagonal has 84 % of the side: it keeps clear of the edge of a disc. */
export function getDiscBox([x, y, width, height]: Box): Box {
  const side = Math.hypot(width, height) / 0.84;
  return [x + (width - side) / 2, y + (height - side) / 2, side, side];
}
