import sharp from 'sharp';

/** A picture as pixels of red, green, blue and opacity. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Draws an SVG, at 144 dots per inch unless a side of a square is given. */
export async function draw(svg: Buffer, side?: number): Promise<Pixels> {
  const drawn = sharp(svg, { density: 144 });
  const sized = side ? drawn.resize(side, side, { fit: 'contain', background: '#0000' }) : drawn;
  const { data, info } = await sized.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const pixel = ({ data, width }: Pixels, x: number, y: number) => [...data.subarray(4 * (y * width + x)).subarray(0, 4)];

/** A step that the eye sees, of 255. */
const step = 40;

/**
 * How much of a drawing is in its outline and how much in its colours: the steps from pixel to pixel that the opacity
 * makes, and those that only the brightness makes. In one tone the second are lost.
 */
export function outlineAndColours(picture: Pixels): { outline: number; colours: number } {
  const { data, width, height } = picture;
  const bright = (at: number) => 0.3 * (data[at] ?? 0) + 0.6 * (data[at + 1] ?? 0) + 0.1 * (data[at + 2] ?? 0);
  const opacity = (at: number) => data[at + 3] ?? 0;
  const count = { outline: 0, colours: 0 };
  const compare = (one: number, other: number) => {
    if (Math.abs(opacity(one) - opacity(other)) > step) count.outline++;
    else if (opacity(one) > 200 && Math.abs(bright(one) - bright(other)) > step) count.colours++;
  };
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const at = 4 * (y * width + x);
      compare(at, at + 4);
      compare(at, at + 4 * width);
    }
  return count;
}

/** Whether a square drawing changes along the circle that it is cut to: then something is cut through. */
export function changesAlongCircle(picture: Pixels): boolean {
  const middle = picture.width / 2;
  const justOutside = 1.04 * middle;
  const ring = Array.from({ length: 720 }, (_, index) => (index * Math.PI) / 360)
    .map((angle) => [middle + justOutside * Math.cos(angle), middle + justOutside * Math.sin(angle)].map(Math.floor))
    .filter((place) => place.every((position) => position >= 0 && position < picture.width))
    .map(([x = 0, y = 0]) => pixel(picture, x, y))
    .map(([red = 0, green = 0, blue = 0, opacity = 0]) =>
      [red, green, blue, 255].map((part) => (part * opacity) / 255),
    );
  const usual = [0, 1, 2, 3].map(
    (part) => ring.map((one) => one[part] ?? 0).sort((a, b) => a - b)[ring.length >> 1] ?? 0,
  );
  const others = ring.filter((one) => one.some((part, index) => Math.abs(part - (usual[index] ?? 0)) > step));
  return others.length > ring.length / 50;
}
