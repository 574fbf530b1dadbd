import { arch, contour, line, repeat, ring } from './strokes';

/** Parallel canals through one S-bend that leave the drawing on both sides. */
export function meander(x: number, y: number, radius: number, offsets: readonly number[], reach: number): string {
  return offsets
    .map((offset) => {
      const upper = radius + offset;
      const lower = radius - offset;
      return (
        `M${x + reach} ${y - radius - upper}H${x}` +
        `a${upper} ${upper} 0 0 0 0 ${2 * upper}` +
        `a${lower} ${lower} 0 0 1 0 ${2 * lower}H${x - reach}`
      );
    })
    .join('');
}

/** An arch with hangers down to the deck at `y`. */
export function bridge(x: number, y: number, rx: number, ry: number, hangers: readonly number[]): string {
  const stays = hangers.map((hanger) => {
    const top = y - ry * Math.sqrt(1 - (hanger / rx) ** 2);
    return line(x + hanger, Number(top.toFixed(2)), x + hanger, y);
  });
  return arch(x, y, rx, ry) + stays.join('');
}

/** The upper edge of two open pages that meet at `x`, each `width` wide. */
export function spread(x: number, y: number, width: number): string {
  const w = width;
  const rise = w * 0.26;
  return (
    `M${x - w} ${y - rise * 0.5}c${w * 0.4} ${-rise * 0.6} ${w * 0.78} ${-rise * 0.4} ${w} ${rise * 0.5}` +
    `c${w * 0.22} ${-rise * 0.9} ${w * 0.6} ${-rise * 1.1} ${w} ${-rise * 0.5}`
  );
}

/** A bundle that rises from the bottom and fans out to the top. */
export function fan(
  x: number,
  bottom: number,
  fork: number,
  top: number,
  pitch: number,
  spread: number,
  count: number,
): string {
  return repeat(count, (index) => {
    const side = index - (count - 1) / 2;
    const middle = (fork + top) / 2;
    return (
      `M${x + side * pitch} ${bottom}V${fork}` +
      `C${x + side * pitch} ${middle} ${x + side * spread} ${middle} ${x + side * spread} ${top}`
    );
  });
}

/** Four fields of nested corners; the ground between them is a cross. */
export function fields(x: number, y: number, offsets: readonly number[], reach: number): string {
  const corner = (sx: 1 | -1, sy: 1 | -1): string =>
    offsets.map((o) => `M${x + sx * o} ${y + sy * reach}V${y + sy * o}H${x + sx * reach}`).join('');
  return corner(1, 1) + corner(1, -1) + corner(-1, 1) + corner(-1, -1);
}

/** Depth lines around a summit; the further out, the more they follow the shape of the slope. */
export function contours(x: number, y: number, pitch: number, count: number): string {
  const slope = [0.5, 0.1, -0.5, -0.2, 0.45, 0.75, 0.05, -0.6];
  return repeat(count, (index) =>
    contour(
      x,
      y,
      slope.map((bulge) => pitch * (index + 0.45 + bulge * Math.min(1, index / 2))),
    ),
  );
}

/** An upright and nested angles: the letter K. */
export function chevrons(y: number, half: number, uprights: readonly number[], tips: readonly number[]): string {
  const posts = uprights.map((x) => line(x, y - half, x, y + half));
  const angles = tips.map((x) => `M${x + half} ${y - half}L${x} ${y}L${x + half} ${y + half}`);
  return posts.join('') + angles.join('');
}

/** The outline of a gable with three steps, standing on `y` with walls up to `eaves`. */
export function gable(x: number, y: number, eaves: number, step: number, rise: number): string {
  const half = 3.75 * step;
  const up = repeat(3, () => `h${step}v${-rise}`);
  const down = repeat(3, () => `v${rise}h${step}`);
  return `M${x - half} ${y}V${eaves}${up}h${1.5 * step}${down}V${y}`;
}

/** Overlapping circles around a centre, as on a sealed document. */
export function rosette(x: number, y: number, distance: number, radius: number, count: number): string {
  return repeat(count, (index) => {
    const angle = (index * 2 * Math.PI) / count;
    return ring(
      Number((x + distance * Math.cos(angle)).toFixed(2)),
      Number((y + distance * Math.sin(angle)).toFixed(2)),
      radius,
    );
  });
}

/** Basket weave: blocks of parallel lines that alternate between lying and standing. */
export function weave(x: number, y: number, block: number, count: number, lines: number): string {
  const pitch = block / lines;
  return repeat(count * count, (index) => {
    const column = index % count;
    const row = Math.floor(index / count);
    const left = x + column * block;
    const top = y + row * block;
    return repeat(lines, (n) => {
      const at = (n + 0.5) * pitch;
      const trim = pitch / 2;
      return (column + row) % 2 === 0
        ? line(left + trim, top + at, left + block - trim, top + at)
        : line(left + at, top + trim, left + at, top + block - trim);
    });
  });
}
