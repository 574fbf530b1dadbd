import type { Plugin } from 'vite';
import { instance, locate, openFont, typeface, weights } from './font.ts';

/** Its letters are as wide as Arial's, by design, and anybody may install it: it is measured in Arial's place. */
const arimo = '@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2';

/** Which system fonts stand in at a weight. They are as wide as Arial, or nearly. */
const fallbacks = [
  { weight: weights.min, names: ['Arial', 'Liberation Sans', 'Roboto'] },
  { weight: weights.max, names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'] },
];

/**
 * The text to measure widths on, so that a changed word of the site changes no document but its own. It is the first
 * article of the Universal Declaration of Human Rights, which every language has.
 */
const sample = `
  All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should
  act towards one another in a spirit of brotherhood. Alle mensen worden vrij en gelijk in waardigheid en rechten
  geboren. Zij zijn begiftigd met verstand en geweten, en behoren zich jegens elkander in een geest van broederschap te
  gedragen.
`.replaceAll(/\s+/g, ' ');

/** The width of the longest hyphen that is not taken for a dash, in em. */
const longestHyphen = 0.353;

/** The measures of a font at a weight: how wide it sets a text, and how far it reaches above and below the line, in em. */
async function measure(file: string, weight: number) {
  const font = openFont(await instance(file, `${sample}-`, weight));
  const width = (text: string) => font.layout(text).advanceWidth / font.unitsPerEm;
  return {
    text: width(sample),
    hyphen: width('-'),
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
  };
}

const percent = (value: number) => `${(100 * value).toFixed(1)}%`;

/** A fallback face, which gives a common system font the width and the height of the typeface. */
async function fallbackFace({ weight, names }: (typeof fallbacks)[number]): Promise<string> {
  const [own, other] = await Promise.all([measure(typeface, weight), measure(arimo, weight)]);
  const size = own.text / other.text;
  const sources = names.map((name) => `local("${name}")`).join();
  return `@font-face{font-family:Fallback;font-weight:${weight};src:${sources};size-adjust:${percent(size)};ascent-override:${percent(own.ascent / size)};descent-override:${percent(own.descent / size)};line-gap-override:0%}`;
}

/**
 * The style rules of the typeface, and of the system fonts that stand in for it: text keeps its place whichever is used.
 * Text keeps the font that it was painted with. Headings swap: on a first visit the typeface often comes after the first
 * paint, and with equal measures nothing moves.
 * @param url where the font file is served
 */
export async function fontFace(url: string): Promise<string> {
  const face = (family: string, display: string) => (rules: string) =>
    `@font-face{font-family:${family};font-weight:${weights.min} ${weights.max};font-display:${display};src:url(${url})format("woff2");${rules}}`;
  const { hyphen } = await measure(typeface, weights.min);
  // The main face lacks the hyphen. If it had one, Firefox would paint it when the face of the short one comes later.
  const shortHyphen = `unicode-range:U+2D;size-adjust:${Math.round((100 * longestHyphen) / hyphen)}%`;
  const ranges = hyphen > longestHyphen ? ['unicode-range:U+0-2C,U+2E-10FFFF', shortHyphen] : [''];
  return [
    ...ranges.map(face('Typeface', 'optional')),
    ...ranges.map(face('Headings', 'swap')),
    ...(await Promise.all(fallbacks.map(fallbackFace))),
    ':root{--font:Typeface,Fallback,system-ui,sans-serif;--heading-font:Headings,Fallback,system-ui,sans-serif}',
  ].join('');
}

/** Gives the development server the typeface as it comes; the build cuts it to size. */
export function developmentFont(): Plugin {
  return {
    name: 'development-font',
    apply: 'serve',
    transformIndexHtml: async () => [{ tag: 'style', children: await fontFace(`/@fs${locate(typeface)}`) }],
  };
}
