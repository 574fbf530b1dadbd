import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const family = 'Host Grotesk';

/** The size of its hyphen, in percent. */
const hyphen = 72;

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2',
);

/** What visitors may type into the form: Western European letters. */
const typed = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}áàâäéèêëíïóöôúüçñ€‘’“”`;

/**
 * The style rules of the typeface. The fallback faces give a system font the same widths and height, measured on the
 * site's own words: text keeps its place whichever is used.
 * @param url the address of the font file
 */
export function fontFace(url: string): string {
  const fallback = (weight: number, fonts: string[], sizeAdjust: number) => {
    const sources = fonts.map((font) => `local("${font}")`).join();
    const metric = (value: number) => `${((100 * value) / sizeAdjust).toFixed(1)}%`;
    return `@font-face{font-family:Fallback;font-weight:${weight};src:${sources};size-adjust:${(sizeAdjust * 100).toFixed(1)}%;ascent-override:${metric(1.015)};descent-override:${metric(0.315)};line-gap-override:0%}`;
  };
  const face = (rules = '') =>
    `@font-face{font-family:"${family}";font-weight:400 700;font-display:optional;src:url(${url})format("woff2");${rules}}`;
  return [
    face(),
    // The hyphen of this typeface is as long as a dash.
    face(`unicode-range:U+2D;size-adjust:${hyphen}%`),
    fallback(400, ['Arial', 'Liberation Sans', 'Roboto'], 1.03),
    fallback(700, ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], 0.961),
    `:root{--font:"${family}",Fallback,system-ui,sans-serif}`,
  ].join('');
}

/** The characters of a text, each once, that the typeface has no drawing for. */
export async function missingCharacters(text: string): Promise<string[]> {
  const font = fontkit.create(await readFile(source));
  const has = (character: string) =>
    'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
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
      `${family} has no drawing for ${missing.map((one) => `"${one}"`).join(' ')}. Use other characters in src/language and src/content, or another typeface in src/plugins/font.ts.`,
    );
  return subsetFont(await readFile(source), text + typed, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    noLayoutClosure: true,
  });
}

/** The typeface at one weight, as satori takes it: for drawing text into pictures. */
export async function staticFont(text: string, weight: 400 | 700) {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
  return { name: family, weight, data: await subsetFont(await readFile(source), text, options) };
}

/** Gives the development server the whole typeface. Only the build cuts it. */
export function developmentFont(): Plugin {
  return {
    name: 'development-font',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'style', children: fontFace(`/@fs${source}`) }],
  };
}
