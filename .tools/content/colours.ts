import { textsOn } from '../../src/styles/colours.ts';
import { contrast, isLighter, readable } from './contrast.ts';
import type { Mistake } from './mistake.ts';
import type { Content } from './read.ts';

/** The contrast of text and ground (WCAG 2.2, 1.4.6). */
const least = 7;

type Pair = readonly [text: string, ground: string];

const pairs = Object.entries(textsOn).flatMap(([ground, texts]) => texts.map((text): Pair => [text, ground]));

/** The colour that spoils most of the pairs, with these; then the next, until each pair has one to blame. */
function culprits(spoilt: readonly Pair[]): (readonly [name: string, pairs: readonly Pair[]])[] {
  const [worst] = [...new Set(spoilt.flat())]
    .map((name) => [name, spoilt.filter((pair) => pair.includes(name))] as const)
    .sort(([, one], [, other]) => other.length - one.length);
  return worst ? [worst, ...culprits(spoilt.filter((pair) => !worst[1].includes(pair)))] : [];
}

/** Checks that every text of the site can be read on its ground, in each scheme. */
export function checkColours({ schemes }: Content): Mistake[] {
  return Object.entries(schemes).flatMap(([scheme, colours]) => {
    const mistake = (name: string, remedy: string) => {
      return { file: 'src/styles/colours.ts', value: `${scheme}, ${name} "${colours[name]}"`, remedy };
    };
    const strange = Object.keys(colours).filter((name) => !readable(colours[name] ?? ''));
    if (strange.length) return strange.map((name) => mistake(name, 'Write the colour like "#123B7A".'));

    const between = (one: string, other: string) => contrast(colours[one] ?? '', colours[other] ?? '');
    return culprits(pairs.filter(([text, ground]) => between(text, ground) < least)).map(([name, spoilt]) => {
      const [[other = '', ratio = 0] = []] = spoilt
        .map(([text, ground]) => (text === name ? ground : text))
        .map((partner) => [partner, between(name, partner)] as const)
        .sort(([, one], [, two]) => one - two);
      const way = isLighter(colours[name] ?? '', colours[other] ?? '') ? 'lighter' : 'darker';
      const said = `Its contrast with ${other}, "${colours[other]}", is ${Math.floor(ratio * 10) / 10}:1`;
      return mistake(name, `${said} and must be ${least}:1. Make it ${way}.`);
    });
  });
}
