/** A rectangle in the units of a drawing. */
export type Box = readonly [x: number, y: number, width: number, height: number];

const rootTag = /<svg\b[^>]*>/;

/** Returns the view box of an SVG file, or one of its width and height. */
export function getViewBox(svg: string): Box | undefined {
  const [root = ''] = rootTag.exec(svg) ?? [];
  const get = (name: string) => new RegExp(`\\s${name}=["']\\s*([^"']*)["']`).exec(root)?.[1] ?? '';
  const numbers = (get('viewBox') || `0 0 ${get('width')} ${get('height')}`).split(/[\s,]+/);
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map((number) => Number(number.replace(/px$/, '')));
  return width > 0 && height > 0 ? [x, y, width, height] : undefined;
}

const round = (number: number) => Number(number.toPrecision(6));

/** Sets the view box, the size and the namespace of an SVG file. Browsers do not show one without a namespace. */
export function setViewBox(svg: string, box: Box, size: readonly [width: number, height: number]): string {
  return svg.replace(rootTag, (root) => {
    const others = root
      .slice('<svg'.length, -1)
      .replace(/\s(?:xmlns|viewBox|preserveAspectRatio|width|height|x|y)=(?:"[^"]*"|'[^']*')/g, '');
    const [width, height] = size.map(round);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.map(round).join(' ')}"${others}>`;
  });
}

/** A square around a box, in which the diagonal of the box has 84 % of the side: it keeps clear of the edge of a disc. */
export function getDiscBox([x, y, width, height]: Box): Box {
  const side = Math.hypot(width, height) / 0.84;
  return [x + (width - side) / 2, y + (height - side) / 2, side, side];
}
