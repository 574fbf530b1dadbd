import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { typeface } from '../content/typeface.ts';

/** The weights that the site uses, from its text to its titles. */
export const weights = { min: 400, max: 700 };

/** The characters that visitors may type into the form: Western European letters, and the signs of ordinary sentences. */
const typed =
  ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789áàâäéèêëíïóöôúüçñ.,:;!?-\'"‘’“”„()/&@_+=*#%$€~';

/** The path of a file of an installed package. */
export const resolveFile = (file: string) => createRequire(import.meta.url).resolve(file);

/** A font that is opened, to be asked about its characters, its axes and its measures. */
export function openFont(bytes: Buffer): fontkit.Font {
  const font = fontkit.create(bytes);
  if (!('unitsPerEm' in font)) throw new Error(`${typeface} holds several fonts. Name a file with one of them.`);
  return font;
}

/** The typeface with only the characters of a text and those that visitors may type. All axes but the weight are fixed. */
async function subset(text: string, wght: number | typeof weights, targetFormat: 'woff2' | 'sfnt') {
  const bytes = await readFile(resolveFile(typeface));
  const axes = Object.entries(openFont(bytes).variationAxes);
  const variationAxes = { ...Object.fromEntries(axes.map(([name, axis]) => [name, axis?.default ?? 0])), wght };
  // A variable, since `@types/subset-font` lacks the last two options.
  const options = { targetFormat, variationAxes, keepFeatures: ['kern'], dropTables: ['STAT'] };
  return subsetFont(bytes, typed + text, options);
}

/** The typeface as woff2, with the characters and weights that the site uses. `npm run content` finds what it lacks. */
export const createWebFont = (text: string) => subset(text, weights, 'woff2');

/** The typeface at one weight, with the letters of a text and those that visitors may type. */
export const createInstance = (text: string, weight: number) => subset(text, weight, 'sfnt');

/** The typeface at one weight, as satori takes it: for the words of the social cards. */
export async function createCardFont(text: string, weight: 400 | 700) {
  return { name: 'Typeface', weight, data: await createInstance(text, weight) };
}
