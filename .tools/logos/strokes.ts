/** Runs `make` for 0, 1, … count − 1 and joins the paths. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('');
}

/** A straight line. */
export function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M${x1} ${y1}L${x2} ${y2}`;
}

/** A circle, or an ellipse if `ry` is given. */
export function ring(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

/** A half circle that opens downwards, standing on `y`. */
export function arch(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 0 1 ${2 * rx} 0`;
}

/** A wave of `count` half periods, each `length` long and `height` high. */
export function wave(x: number, y: number, length: number, height: number, count: number): string {
  const bend = length * 0.36;
  return `M${x} ${y}${repeat(count, (index) => {
    const peak = index % 2 === 0 ? -height : height;
    return `c${bend} ${peak} ${length - bend} ${peak} ${length} 0`;
  })}`;
}

/** A closed smooth curve around a centre, through one radius per equal angle. */
export function contour(x: number, y: number, radii: readonly number[]): string {
  const step = (2 * Math.PI) / radii.length;
  const at = (index: number): [number, number] => {
    const wrapped = (index + radii.length) % radii.length;
    const radius = radii[wrapped] ?? 0;
    return [x + radius * Math.cos(wrapped * step), y + radius * Math.sin(wrapped * step)];
  };
  const segments = repeat(radii.length, (index) => {
    const [ax, ay] = at(index - 1);
    const [bx, by] = at(index);
    const [cx, cy] = at(index + 1);
    const [dx, dy] = at(index + 2);
    const points = [
      [bx + (cx - ax) / 6, by + (cy - ay) / 6],
      [cx - (dx - bx) / 6, cy - (dy - by) / 6],
      [cx, cy],
    ];
    return `C${points.map((point) => point.map((n) => n.toFixed(2)).join(' ')).join(' ')}`;
  });
  return `M${at(0)
    .map((n) => n.toFixed(2))
    .join(' ')}${segments}Z`;
}
