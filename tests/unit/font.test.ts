import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { cutFont, instance, locate, openFont, typeface } from '../../src/plugins/font';
import { fontFace } from '../../src/plugins/font-face';
import { dictionaries, languages } from '../content';

describe('The cut typeface', () => {
  test('is a woff2 file with the characters of the text, those that a visitor may type, and no others', async () => {
    const file = await cutFont('Eén plan – praktijk');
    expect(file.subarray(0, 4).toString('latin1')).toBe('wOF2');
    const font = openFont(file);
    const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    expect([...'Eé–', ...'Az09@+"~ëüç€'].filter((character) => !has(character))).toEqual([]);
    expect([...'ßÆ½'].filter(has)).toEqual([]);
  });

  test('is refused with all characters that it lacks, each once, and says what to do', async () => {
    await expect(cutFont('IT 漢字漢')).rejects.toThrow('has no drawing for "漢" "字". Use other characters');
  });
});

/** As wide as Arial, letter by letter. */
const arial = '@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2';

let rules: string;
let fallbacks: string[];

beforeAll(async () => {
  rules = await fontFace('/assets/font-1.woff2');
  fallbacks = [...rules.matchAll(/@font-face\{font-family:Fallback;[^}]*\}/g)].map(([rule]) => rule);
});

const number = (rule: string, property: string) => Number(new RegExp(`[;{]${property}:([\\d.]+)`).exec(rule)?.[1]);

test('The typeface is loaded from where it is served, and never swaps the letters of a text that is being read', () => {
  expect(rules).toContain('src:url(/assets/font-1.woff2)format("woff2")');
  expect(rules).toMatch(/font-family:Typeface;[^}]*font-display:optional/);
});

test('The typeface comes first, then its fallback, then what the system has', () => {
  const families = [...rules.matchAll(/@font-face\{font-family:([^;]+);[^}]*url/g)].map(([, family]) => family);
  for (const name of ['font', 'heading-font']) {
    const [, ...order] = new RegExp(`--${name}:(\\w+),(.*?)[;}]`).exec(rules) ?? [];
    expect(order, name).toEqual([expect.toBeOneOf(families), 'Fallback,system-ui,sans-serif']);
  }
});

describe('The fallback', () => {
  test('is a font that the system has, as high as the typeface', async () => {
    const { ascent, descent, unitsPerEm } = openFont(await readFile(locate(typeface)));
    expect(fallbacks.length).toBeGreaterThan(0);
    for (const rule of fallbacks) {
      const size = number(rule, 'size-adjust') / 100;
      expect(number(rule, 'ascent-override') * size).toBeCloseTo((100 * ascent) / unitsPerEm, 0);
      expect(number(rule, 'descent-override') * size).toBeCloseTo((-100 * descent) / unitsPerEm, 0);
      expect(number(rule, 'line-gap-override')).toBe(0);
      expect(rule).toMatch(/src:local\(/);
      // A name stands for one weight.
      const names = [...rule.matchAll(/local\("([^"]*)"\)/g)].map(([, name]) => name);
      for (const name of names) expect(/ Bold$/.test(name ?? ''), name).toBe(number(rule, 'font-weight') > 500);
      expect(rule).not.toContain('url(');
    }
  });

  test.each(languages)('sets the words of the site in %s as wide as the typeface, to a fiftieth', async (language) => {
    const text = Object.values(dictionaries[language]).join(' ').replaceAll('\u00a0', ' ');
    for (const rule of fallbacks) {
      const weight = number(rule, 'font-weight');
      const [own, other] = await Promise.all(
        [typeface, arial].map(async (file) => {
          const font = openFont(await instance(file, text, weight));
          return font.layout(text).advanceWidth / font.unitsPerEm;
        }),
      );
      const ratio = ((other ?? 0) * number(rule, 'size-adjust')) / 100 / (own ?? 0);
      expect(Math.abs(ratio - 1), `weight ${weight}`).toBeLessThan(0.02);
    }
  });
});
