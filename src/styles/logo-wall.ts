/**
 * The classes for a wall of so many logos with a link at its end, which is as wide as two logos if the window is narrow.
 * A wall that is far from the window is neither drawn nor asked for: its height is counted here, so that it takes its
 * place without them.
 */
export function logoWall(logos: number): string[] {
  const columns = (count: number, link: number, height: string, gap: string) => {
    const rows = Math.ceil((logos + link) / count);
    return `grid-cols-${count} gap-${gap} [contain-intrinsic-height:calc(${rows}*(${height}+${gap})-${gap})]`;
  };
  return [
    // What is kept apart is cut at its edge: the padding leaves room for the focus ring.
    'grid -m-2 p-2 [content-visibility:auto]',
    columns(2, 2, '104px', '12px'),
    `md:(${columns(4, 2, '104px', '12px')})`,
    `lg:(${columns(5, 1, '120px', '16px')})`,
  ];
}
