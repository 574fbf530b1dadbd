import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { typeface } from '../content/typeface.ts';

/** The weights that the site uses, from its text to its titles. */
export const weights = { min: 400, max: 700 };

/** The characters that visitors may type into the form: Western European letters, and the signs of ordinary sentences. */
const typeableCharacters =
  ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789áàâäéèêëíïóöôúüçñ.,:;!?-\'"‘’“”„()/&@_+=*#%$€~';

/** The path of a file of an installed package. */
export const resolvePackageFile = (file: string) => createRequire(import.meta.url).resolve(file);

/**
 * The typeface with only the characters of a text and those that visitors may type. `npm run content` finds what it lacks.
 * @param wght its weights, or one of them
 */
export async function subsetTypeface(text: string, wght: number | typeof weights, targetFormat: 'woff2' | 'sfnt') {
  // Not inline: `@types/subset-font` lacks `keepFeatures` (https://github.com/papandreou/subset-font/pull/30) and `dropTables`.
  const options = { targetFormat, variationAxes: { wght }, keepFeatures: ['kern'], dropTables: ['STAT'] };
  return subsetFont(await readFile(resolvePackageFile(typeface)), typeableCharacters + text, options);
}

/** Arial, as `@capsizecss/metrics` 4.3 describes it: the package itself has 29,597 files. */
const arial = { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, capHeight: 1467 };

/** The system fonts of the fallback, by weight. They have the widths of Arial, or nearly. */
const fallbacks = [
  { weight: weights.min, xWidthAvg: 913, names: ['Arial', 'Liberation Sans', 'Roboto'] },
  { weight: weights.max, xWidthAvg: 983, names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'] },
];

/** A fallback face, which gives a common system font the width and the height of the typeface. */
async function createFallbackFace({ weight, xWidthAvg, names }: (typeof fallbacks)[number]): Promise<string> {
  const metrics = await fromBuffer(await subsetTypeface('', weight, 'sfnt'));
  const { fontFaces } = createFontStack([metrics, { ...arial, xWidthAvg }], { fontFaceFormat: 'styleObject' });
  const src = names.map((name) => `local("${name}")`).join();
  const rules = { ...fontFaces[0]?.['@font-face'], fontFamily: 'Fallback', fontWeight: weight, src };
  const css = Object.entries(rules).map(([name, value]) => `${name.replace(/[A-Z]/g, '-$&').toLowerCase()}:${value}`);
  // 0.1 % of the font size is less than a pixel: one decimal is enough.
  return `@font-face{${css.join(';').replaceAll(/(\.\d)\d+%/g, '$1%')}}`;
}

/**
 * The `@font-face` rules of the typeface and of its fallback. Both have the same metrics, so that a swap shifts nothing.
 * @param url where the font file is served
 */
export async function createFontFaces(url: string): Promise<string> {
  return [
    `@font-face{font-family:Typeface;font-weight:${weights.min} ${weights.max};font-display:swap;src:url(${url})format("woff2")}`,
    ...(await Promise.all(fallbacks.map(createFallbackFace))),
    ':root{--font:Typeface,Fallback,system-ui,sans-serif}',
  ].join('');
}
