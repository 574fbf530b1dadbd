/**
 * The classes for a wall of so many logos with a link at its end. A wall that is far from the window is neither drawn nor
 * asked for: its rows are counted here, so that it takes its place without them. The link is as wide as two logos if
 * the window is narrow.
 */
export function logoWall(logos: number): string[] {
  const rows = (columns: number, link: number, height: number) =>
    `grid-cols-${columns} grid-rows-[repeat(${Math.ceil((logos + link) / columns)},minmax(${height}px,auto))]`;
  return [
    // What is kept apart is cut at its edge: the padding leaves room for the focus ring.
    'grid gap-3 -m-2 p-2 [content-visibility:auto]',
    rows(2, 2, 104),
    `md:(${rows(4, 2, 104)})`,
    `lg:(gap-4 ${rows(5, 1, 120)})`,
  ];
}
