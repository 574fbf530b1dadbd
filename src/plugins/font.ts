import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

/** The typeface of the site: a file of an installed package. The build measures what it needs to know of it. */
export const typeface = '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2';

/** The weights that the site uses, from its text to its titles. */
export const weights = { min: 400, max: 700 };

/** What visitors may type into the form: Western European letters. */
const typed = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}áàâäéèêëíïóöôúüçñ€‘’“”`;

/** Where a file of an installed package lies. */
export const locate = (file: string) => createRequire(import.meta.url).resolve(file);

/** A font that is opened, to be asked about its characters, its axes and its measures. */
export function openFont(bytes: Buffer): fontkit.Font {
  const font = fontkit.create(bytes);
  if (!('unitsPerEm' in font)) throw new Error(`${typeface} holds several fonts. Name a file with one of them.`);
  return font;
}

/** Cuts a font down to the characters of a text and to one weight, or a range of them; other axes stay as they are. */
async function cut(file: string, text: string, wght: number | typeof weights, targetFormat: 'woff2' | 'sfnt') {
  const bytes = await readFile(locate(file));
  const axes = Object.entries(openFont(bytes).variationAxes);
  const variationAxes = { ...Object.fromEntries(axes.map(([name, axis]) => [name, axis?.default ?? 0])), wght };
  return subsetFont(bytes, text, { targetFormat, variationAxes, noLayoutClosure: true });
}

/** The characters of a text, each once, that the typeface has no drawing for. */
export async function missingCharacters(text: string): Promise<string[]> {
  const font = openFont(await readFile(locate(typeface)));
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return [...new Set(text)].filter((character) => character >= ' ' && !has(character));
}

/**
 * Cuts the typeface down to the characters and weights that the site uses.
 * @param text everything that the documents and dictionaries say
 * @returns the font as woff2
 * @throws if the typeface has no drawing for a character of the text
 */
export async function cutFont(text: string): Promise<Buffer> {
  const missing = await missingCharacters(text + typed);
  if (missing.length)
    throw new Error(
      `The typeface has no drawing for ${missing.map((one) => `"${one}"`).join(' ')}. Use other characters in src/language and src/content, or another typeface in src/plugins/font.ts.`,
    );
  return cut(typeface, text + typed, weights, 'woff2');
}

/** A font at one weight, with the letters of a text and nothing else. */
export const instance = (file: string, text: string, weight: number) => cut(file, text, weight, 'sfnt');

/** The typeface at one weight, as satori takes it: for drawing text into pictures. */
export async function staticFont(text: string, weight: 400 | 700) {
  return { name: 'Typeface', weight, data: await instance(typeface, text, weight) };
}

/** The widths of texts in the heaviest letters of the typeface, in em. */
export async function widthsOf(texts: readonly string[]): Promise<number[]> {
  const font = openFont(await instance(typeface, typed + texts.join(''), weights.max));
  return texts.map((text) => font.layout(text).advanceWidth / font.unitsPerEm);
}
