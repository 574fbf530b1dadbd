import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createFontFaces, resolvePackageFile, subsetTypeface, weights } from '../../src/build/font';
import { typeface } from '../../src/content/typeface';
import { openFont } from '../content/open-font';

test('The cut typeface has the characters of the text, those that a visitor may type, and no others', async () => {
  const file = await subsetTypeface('Een plan – praktijk', weights, 'woff2');
  expect(file.subarray(0, 4).toString('latin1')).toBe('wOF2');
  const font = openFont(file);
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  expect([...'E–', ...'Az09@+"~éëüç€'].filter((character) => !has(character))).toEqual([]);
  expect([...'ßÆ½'].filter(has)).toEqual([]);
});

const rules = await createFontFaces('/assets/font-1.woff2');
const fallbacks = [...rules.matchAll(/@font-face\{font-family:Fallback;[^}]*\}/g)].map(([rule]) => rule);
const number = (rule: string, property: string) => Number(new RegExp(`[;{]${property}:([\\d.]+)`).exec(rule)?.[1]);

test('The typeface is loaded from where it is served, and comes before its fallback and the fonts of the system', () => {
  expect(rules).toContain('src:url(/assets/font-1.woff2)format("woff2")');
  expect(rules).toContain('--font:Typeface,Fallback,system-ui,sans-serif');
});

test('The fallback is a font that the system has, as high as the typeface', async () => {
  const { ascent, unitsPerEm } = openFont(await readFile(resolvePackageFile(typeface)));
  expect(fallbacks.length).toBeGreaterThan(0);
  for (const rule of fallbacks) {
    const size = number(rule, 'size-adjust') / 100;
    expect(number(rule, 'ascent-override') * size).toBeCloseTo((100 * ascent) / unitsPerEm, 0);
    // A name stands for one weight.
    const names = [...rule.matchAll(/local\("([^"]*)"\)/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name.endsWith(' Bold'), name).toBe(number(rule, 'font-weight') > 500);
  }
});
