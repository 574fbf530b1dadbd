import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { light } from '../content/colours';

/** The icon in the colours of the site: each part that names one gets its value, as in `class="fill-delft" fill="…"`. */
const recolour = (svg: string) =>
  svg.replace(/class="(fill|stroke)-([\w-]+)" \1="[^"]*"/g, (part, property, name) =>
    name in light ? `class="${property}-${name}" ${property}="${light[name as keyof typeof light]}"` : part,
  );

/**
 * Makes the icons that browsers and devices ask for from `icon.svg`.
 * @returns the icons by file name: `icon.svg` itself in the colours of the site, and the others as PNG
 */
export async function createIcons() {
  const svg = recolour(await readFile('public/app-icons/icon.svg', 'utf8'));
  const render = (drawing: string, size: number) =>
    sharp(Buffer.from(drawing)).resize(size, size, { fit: 'contain', background: '#0000' });
  // Devices crop these icons. Removes the rounded corners of `tile`, if the icon has this clip path.
  const square = svg.replace(/(<clipPath id="tile"><rect[^>]*?) rx="[^"]*"/, '$1');
  const renderSquare = (size: number) => render(square, size).flatten({ background: light.delft });
  const toFile = async (name: string, picture: Sharp) => ({
    fileName: `app-icons/${name}.png`,
    source: await picture.png({ palette: true, effort: 10 }).toBuffer(),
  });
  return Promise.all([
    { fileName: 'app-icons/icon.svg', source: svg },
    toFile('icon-192', render(svg, 192)),
    toFile('icon-512', render(svg, 512)),
    toFile('maskable-512', renderSquare(512)),
    toFile('apple-touch-icon', renderSquare(180)),
  ]);
}
