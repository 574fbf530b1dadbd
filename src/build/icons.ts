import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { light } from '../styles/colours.ts';

const folder = 'public/app-icons';

/** The icon in the colours of the site: each part that names one gets its value, as in `class="fill-delft" fill="…"`. */
const recolour = (svg: string) =>
  svg.replace(/class="(fill|stroke)-([\w-]+)" \1="[^"]*"/g, (part, property, name) =>
    name in light ? `class="${property}-${name}" ${property}="${light[name as keyof typeof light]}"` : part,
  );

/** The drawings of the shortcuts, as lines on a disc. */
const shortcuts = {
  portfolio: 'M36 48h24M24 36a12 12 0 1 0 0 24 12 12 0 0 0 0-24M72 36a12 12 0 1 0 0 24 12 12 0 0 0 0-24',
  contact: 'M20 30h56v38H20zM20 32l28 22 28-22',
};

const shortcutIcon = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><circle cx="48" cy="48" r="48" fill="${light.delft}"/><path d="${path}" fill="${light.delft}" stroke="${light.paper}" stroke-width="5" stroke-linejoin="round"/></svg>`;

const save = async (name: string, picture: Sharp) =>
  writeFile(`${folder}/${name}.png`, await picture.png({ palette: true, effort: 10 }).toBuffer());

// Updates the colours of `icon.svg`, and creates every other icon from it. Run by `npm run icons`.
const icon = recolour(await readFile(`${folder}/icon.svg`, 'utf8'));
await writeFile(`${folder}/icon.svg`, icon);
for (const size of [192, 512]) await save(`icon-${size}`, sharp(Buffer.from(icon)).resize(size));

// A device crops these itself, so their corners are filled. The round ones of our icon are the clip path `tile`; an icon without it
// is taken as it is.
const square = Buffer.from(icon.replace(/(<clipPath id="tile"><rect[^>]*?) rx="[^"]*"/, '$1'));
const full = (size: number) => sharp(square).resize(size).flatten({ background: light.delft });
await save('maskable-512', full(512));
await save('apple-touch-icon', full(180));

// The light parts as a shape: what is bright becomes opaque, what is dark transparent.
const alpha = await full(512).removeAlpha().greyscale().normalise().toBuffer();
const white = sharp({ create: { width: 512, height: 512, channels: 3, background: 'white' } });
await save('monochrome-512', white.joinChannel(alpha));
for (const [name, path] of Object.entries(shortcuts)) await save(`${name}-96`, sharp(Buffer.from(shortcutIcon(path))));
