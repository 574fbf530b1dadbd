import { wcagContrast, wcagLuminance } from 'culori';
import { light, textsOn } from '../../src/styles/colours.ts';
import { type Mistakes, mistake } from './mistake.ts';
import type { Content } from './read.ts';

const file = 'src/styles/colours.ts';

/** The least contrast of text (WCAG 2.2, 1.4.6). */
const least = 7;

/** Each colour of text with each ground that it stands on. */
const pairs = Object.entries(textsOn).flatMap(([ground, texts]) => texts.map((text): string[] => [text, ground]));

/** A drawing in the colours of the site: each part that names one gets its value, as in `class="fill-delft" fill="…"`. */
export const recolour = (svg: string) =>
  svg.replace(/class="(fill|stroke)-([\w-]+)" \1="[^"]*"/g, (part, property, name) =>
    name in light ? `class="${property}-${name}" ${property}="${light[name as keyof typeof light]}"` : part,
  );

/** Checks that every text of the site can be read on its ground, in each scheme, and that the icon has the same colours. */
export function* checkColours({ schemes, icon }: Content): Mistakes {
  for (const [scheme, colours] of Object.entries(schemes)) {
    const of = (name: string) => colours[name] ?? '';
    const about = (name: string, remedy: string) => mistake(file, `${scheme}, ${name} "${of(name)}"`, remedy);
    const strange = Object.keys(colours).filter((name) => !/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(of(name)));
    yield* strange.map((name) => about(name, 'Write the colour like "#123B7A".'));
    if (strange.length) continue;
    const names = pairs.filter(([text = '', ground = '']) => wcagContrast(of(text), of(ground)) < least).flat();
    if (!names.length) continue;
    // The colour that spoils most of the pairs is to blame. Others are said when it is mended.
    const count = (name: string) => names.filter((one) => one === name).length;
    const [name = ''] = names.slice().sort((one, other) => count(other) - count(one));
    const at = names.indexOf(name);
    const other = names[at % 2 ? at - 1 : at + 1] ?? '';
    const ratio = `${Math.floor(wcagContrast(of(name), of(other)) * 10) / 10}:1`;
    const way = wcagLuminance(of(name)) > wcagLuminance(of(other)) ? 'lighter' : 'darker';
    const said = `With ${other}, "${of(other)}", its contrast is ${ratio} and must be ${least}:1.`;
    yield about(name, `${said} Make it ${way}.`);
  }
  // An icon of other making names no colour, and passes.
  const remedy = `They are not those of ${file}. Run "npm run icons": it brings the icons in line.`;
  if (recolour(icon) !== icon) yield mistake('public/app-icons/icon.svg', 'the colours', remedy);
}
