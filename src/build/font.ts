import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** The typeface of the site: a file of an installed package. The build measures what it needs to know of it. */
export const typeface = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

/** The weights that the site uses, from its text to its titles. */
export const weights = { min: 400, max: 700 };

/** The characters that visitors may type into the form: Western European letters, and the signs of ordinary sentences. */
const typed =
  ' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789áàâäéèêëíïóöôúüçñ.,:;!?-\'"‘’“”„()/&@_+=*#%$€~';

/** The path of a file of an installed package. */
export const resolveFile = (file: string) => createRequire(import.meta.url).resolve(file);

/**
 * The typeface with only the characters of a text and those that visitors may type. `npm run content` finds what it lacks.
 * @param wght its weights, or one of them
 */
export async function subsetTypeface(text: string, wght: number | typeof weights, targetFormat: 'woff2' | 'sfnt') {
  // As a variable, since `@types/subset-font` 2.3 lacks the last two options.
  const options = { targetFormat, variationAxes: { wght }, keepFeatures: ['kern'], dropTables: ['STAT'] };
  return subsetFont(await readFile(resolveFile(typeface)), typed + text, options);
}
