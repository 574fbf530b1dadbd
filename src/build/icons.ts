import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { light } from '../content/colours';

/** The icon in the colours of the site: each part that names one gets its value, as in `class="fill-delft" fill="…"`. */
const recolour = (svg: string) =>
  svg.replace(/class="(fill|stroke)-([\w-]+)" \1="[^"]*"/g, (part, property, name) =>
    name in light ? `class="${property}-${name}" ${property}="${light[name as keyof typeof light]}"` : part,
  );

/** The icon of a shortcut: lines on a disc. */
const shortcutIcon = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><circle cx="48" cy="48" r="48" fill="${light.delft}"/><path d="${path}" fill="${light.delft}" stroke="${light.paper}" stroke-width="5" stroke-linejoin="round"/></svg>`;

/**
 * Makes the icons that browsers and devices ask for from `icon.svg`.
 * @returns the icons by file name: `icon.svg` itself in the colours of the site, and the others as PNG
 */
export async function createIcons() {
  const svg = recolour(await readFile('public/app-icons/icon.svg', 'utf8'));
  const render = (icon: string, size: number) =>
    sharp(Buffer.from(icon)).resize(size, size, { fit: 'contain', background: '#0000' });
  // A device crops these itself, so their corners are filled. The round ones of our icon are the clip path `tile`; an icon without it
  // is taken as it is.
  const square = svg.replace(/(<clipPath id="tile"><rect[^>]*?) rx="[^"]*"/, '$1');
  const full = (size: number) => render(square, size).flatten({ background: light.delft });
  // The light parts as a shape: what is bright becomes opaque, what is dark transparent.
  const alpha = await full(512).removeAlpha().greyscale().normalise().toBuffer();
  const white = sharp({ create: { width: 512, height: 512, channels: 3, background: 'white' } });
  const pictures = {
    'icon-192': render(svg, 192),
    'icon-512': render(svg, 512),
    'maskable-512': full(512),
    'apple-touch-icon': full(180),
    'monochrome-512': white.joinChannel(alpha),
    'portfolio-96': render(
      shortcutIcon('M36 48h24M24 36a12 12 0 1 0 0 24 12 12 0 0 0 0-24M72 36a12 12 0 1 0 0 24 12 12 0 0 0 0-24'),
      96,
    ),
    'contact-96': render(shortcutIcon('M20 30h56v38H20zM20 32l28 22 28-22'), 96),
  };
  const files = Object.entries(pictures).map(async ([name, picture]) => ({
    fileName: `app-icons/${name}.png`,
    source: await picture.png({ palette: true, effort: 10 }).toBuffer(),
  }));
  return [{ fileName: 'app-icons/icon.svg', source: svg }, ...(await Promise.all(files))];
}
