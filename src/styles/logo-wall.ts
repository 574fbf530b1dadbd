/**
 * The classes for a wall of so many logos with a link at its end, which is as wide as two logos if the window is narrow.
 * A wall that is far from the window is neither drawn nor asked for: its height is counted here, in px, so that it takes
 * its place without them.
 */
export function logoWall(logos: number): string[] {
  const columns = (count: number, link: number, height: number, gap: number) => {
    const rows = Math.ceil((logos + link) / count);
    return `grid-cols-${count} [contain-intrinsic-height:${rows * (height + gap) - gap}px]`;
  };
  return [
    // What is kept apart is cut at its edge: the padding leaves room for the focus ring.
    'grid gap-12px -m-2 p-2 [content-visibility:auto]',
    columns(2, 2, 104, 12),
    `md:(${columns(4, 2, 104, 12)})`,
    `lg:(gap-16px ${columns(5, 1, 120, 16)})`,
  ];
}
