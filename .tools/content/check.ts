import sharp from 'sharp';
import { weights } from '../../src/build/font.ts';
import { checkClients } from './clients.ts';
import { checkCompany } from './company.ts';
import { checkColours } from './contrast.ts';
import { checkKeys } from './keys.ts';
import { type Mistake, type Mistakes, mistake } from './mistake.ts';
import type { Content } from './read.ts';
import { checkTexts } from './texts.ts';

/** What is wrong with the typeface. The check of the texts looks into it, so this one comes first. */
function* checkTypeface({ typeface, font }: Content): Mistakes {
  const { min, max } = font?.variationAxes.wght ?? { min: 0, max: 0 };
  const needed = `Name a variable font with the weights ${weights.min} to ${weights.max}`;
  const remedy = font
    ? `${needed}: this one has ${max ? `${min} to ${max}` : 'only one'}.`
    : `No such file. ${needed}.`;
  if (min > weights.min || max < weights.max) yield mistake('src/build/font.ts', `typeface "${typeface}"`, remedy);
}

/** Checks that each page has a path that every host serves, and that every language has all that each needs. */
function* checkSite({ paths, languages, defaultLanguage, ofLanguages, dictionaries }: Content): Mistakes {
  for (const [index, path] of paths.entries()) {
    const about = (remedy: string) => mistake('src/routes.ts', `path "${path}"`, remedy);
    if (!/^\/$|^(\/[a-z\d-]+)+$/.test(path)) yield about('Write it like "/jobs": small letters, no slash at its end.');
    if (/^\/[a-z]{2}(\/|$)/.test(path)) yield about('Two letters stand for a language there. Write a longer path.');
    if (paths.indexOf(path) !== index) yield about('Two pages have it. Give one of them another.');
  }
  const [start, known] = [`defaultLanguage "${defaultLanguage}"`, languages.join(', ')];
  if (!known.includes(defaultLanguage)) yield mistake('src/languages.ts', start, `Write one of ${known}.`);
  for (const code of languages) {
    for (const [place, facts] of Object.entries(ofLanguages))
      if (!facts[code])
        yield mistake(place, `nothing for "${code}"`, `Add what begins with "${code}", as for the others.`);
    const remedy = `Copy the file of another language, and write "export const ${code}" at its beginning.`;
    if (!dictionaries[code]) yield mistake(`src/language/${code}.ts`, `no "${code}"`, remedy);
  }
}

/** What an SVG must not be or hold, and what to say of it. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/^(?!\s*<[\s\S]*<svg[\s>]|\s*<svg[\s>])/, 'Inside it is no drawing. Ask for the logo as an SVG.'],
  [/^[\s\S]{100000}/, 'It is larger than 100 KB. Ask for a simpler drawing.'],
  [/<script[\s>]|\son\w+\s*=/i, 'It holds a script, which never runs in a logo. Take <script> and on…="" out of it.'],
  [/<(?:use|image)[^>]*href=["'](?!#|data:)/, 'It takes a part from another file. Export it as one file.'],
  [/<image[\s>]/, 'It holds a picture of pixels, which blurs. Ask for the logo as paths.'],
  [/<text[\s>]/, 'It holds letters, for which the visitor has no typeface. Convert text to paths.'],
  [/^(?![\s\S]*<svg[^>]*\s(viewBox|width)=)/, 'It has no size. Export it with a viewBox.'],
];

/** How much of a drawing is not transparent, 0 to 1. */
const coverOf = async (svg: Buffer) => ((await sharp(svg).ensureAlpha().stats()).channels[3]?.mean ?? 0) / 255;

/** Checks that the site can show the logos, and that no picture is too heavy. */
async function* checkPictures({ wordmarks, emblems, pictures }: Content): AsyncGenerator<Mistake> {
  for (const { path, bytes } of [...wordmarks, ...emblems]) {
    const [, fault] = faults.find(([pattern]) => pattern.test(bytes.toString())) ?? [];
    // The wall shows the shape of a logo, in one tone.
    const covered = fault || path.includes('/emblems/') ? 0.5 : await coverOf(bytes).catch(() => 0);
    const bar = covered > 0.9 && 'The wall would show a solid bar. Take its ground away.';
    const remedy = fault || bar || (!covered && 'It shows nothing. Export it anew.');
    if (remedy) yield mistake(path, 'the logo', remedy);
  }
  const remedy = 'Every visitor fetches all of it. Save it as WebP of 1200 × 1000 px, in 60 KB or so.';
  for (const { path, bytes } of pictures)
    if (bytes.length > 300_000) yield mistake(path, `${Math.round(bytes.length / 1000)} KB`, remedy);
}

const checks = [checkCompany, checkTexts, checkSite, checkColours, checkClients, checkKeys, checkPictures];

/** All mistakes in the content at once. */
export async function checkContent(content: Content): Promise<Mistake[]> {
  const mistakes = [...checkTypeface(content)];
  if (!mistakes.length) for (const check of checks) for await (const one of check(content)) mistakes.push(one);
  return mistakes;
}
