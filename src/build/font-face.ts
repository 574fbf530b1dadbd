import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import { createInstance, weights } from './font.ts';

/** The metrics of Arial in `@capsizecss/metrics`, a package of 29,597 files. */
const arial = { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, capHeight: 1467 };

/** The system fonts of the fallback, by weight. They have the widths of Arial, or nearly. */
const fallbacks = [
  { weight: weights.min, xWidthAvg: 913, names: ['Arial', 'Liberation Sans', 'Roboto'] },
  { weight: weights.max, xWidthAvg: 983, names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'] },
];

/** A fallback face, which gives a common system font the width and the height of the typeface. */
async function fallbackFace({ weight, xWidthAvg, names }: (typeof fallbacks)[number]): Promise<string> {
  const metrics = await fromBuffer(await createInstance('', weight));
  const { fontFaces } = createFontStack([metrics, { ...arial, xWidthAvg }], { fontFaceFormat: 'styleObject' });
  const src = names.map((name) => `local("${name}")`).join();
  const rules = { ...fontFaces[0]?.['@font-face'], fontFamily: 'Fallback', fontWeight: weight, src };
  const css = Object.entries(rules).map(([name, value]) => `${name.replace(/[A-Z]/g, '-$&').toLowerCase()}:${value}`);
  // 0.1 % of a font size is a hundredth of a pixel: the rest of the digits go.
  return `@font-face{${css.join(';').replaceAll(/(\.\d)\d+%/g, '$1%')}}`;
}

/**
 * The `@font-face` rules of the typeface and of its fallback. Both have the same metrics, so that a swap shifts nothing.
 * Text keeps the font of its first paint (`optional`). Headings swap, since on a first visit the typeface often arrives
 * after the first paint.
 * @param url where the font file is served
 */
export async function createFontFaces(url: string): Promise<string> {
  const face = (family: string, display: string) =>
    `@font-face{font-family:${family};font-weight:${weights.min} ${weights.max};font-display:${display};src:url(${url})format("woff2")}`;
  return [
    face('Typeface', 'optional'),
    face('Headings', 'swap'),
    ...(await Promise.all(fallbacks.map(fallbackFace))),
    ':root{--font:Typeface,Fallback,system-ui,sans-serif;--heading-font:Headings,Fallback,system-ui,sans-serif}',
  ].join('');
}
