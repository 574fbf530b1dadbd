import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const ARCHIVO = 'archivo/files/archivo-latin-wdth-normal.woff2';
const FRAUNCES = 'fraunces/files/fraunces-latin-full-normal.woff2';
const FRAUNCES_ITALIC = 'fraunces/files/fraunces-latin-full-italic.woff2';
const UNBOUNDED = 'unbounded/files/unbounded-latin-wght-normal.woff2';

const FACES = {
  narrow: { file: ARCHIVO, axes: { wght: 650, wdth: 78 } },
  grotesk: { file: ARCHIVO, axes: { wght: 640, wdth: 100 } },
  light: { file: ARCHIVO, axes: { wght: 460, wdth: 100 } },
  wide: { file: ARCHIVO, axes: { wght: 660, wdth: 122 } },
  black: { file: ARCHIVO, axes: { wght: 780, wdth: 118 } },
  serif: { file: FRAUNCES, axes: { wght: 600, opsz: 40, SOFT: 0, WONK: 0 } },
  italic: { file: FRAUNCES_ITALIC, axes: { wght: 590, opsz: 36, SOFT: 0, WONK: 0 } },
  round: { file: UNBOUNDED, axes: { wght: 560 } },
};

/** The styles that a wordmark can be set in. */
export type FaceName = keyof typeof FACES;

/** Every style, ready to be outlined. */
export type Faces = Record<FaceName, Font>;

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .-';

async function load(name: FaceName): Promise<Font> {
  const { file, axes } = FACES[name];
  const source = await readFile(join('node_modules/@fontsource-variable', file));
  // fontkit cannot vary a woff2 font itself, so the axes are pinned before it reads the font.
  const pinned = await subsetFont(source, CHARACTERS, {
    targetFormat: 'truetype',
    variationAxes: axes,
  });
  // fontkit reads a box even for the empty glyph of a space, which may lie at the very end.
  const font = create(Buffer.concat([pinned, Buffer.alloc(16)]));
  if (!('layout' in font)) throw new Error(`${file} is a collection, not a font`);
  return font;
}

/** Reads the fonts from the installed packages and pins each style's axes. */
export async function loadFaces(): Promise<Faces> {
  const names = Object.keys(FACES) as FaceName[];
  const fonts = await Promise.all(names.map(async (name) => [name, await load(name)] as const));
  return Object.fromEntries(fonts) as Faces;
}
