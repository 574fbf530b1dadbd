// @vitest-environment node
import * as fontkit from 'fontkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { cutFont, fontFace } from '../../src/plugins/font';

describe('the style rules of the typeface', () => {
  const rules = fontFace('/assets/font-1.woff2');
  const fallbacks = [...rules.matchAll(/@font-face\{font-family:Fallback;[^}]*\}/g)].map(([rule]) => rule);
  const percent = (rule: string, property: string) => Number(new RegExp(`[;{]${property}:([\\d.]+)%`).exec(rule)?.[1]);

  test('load the file from where it is served, and never swap the letters of a page that is being read', () => {
    expect(rules).toContain('src:url(/assets/font-1.woff2)format("woff2")');
    expect(rules).toContain('font-display:optional');
  });

  test('name the typeface first, then its fallback, then what the system has', () => {
    const [, family] = /@font-face\{font-family:("[^"]+")/.exec(rules) ?? [];
    expect(rules).toContain(`:root{--font:${family},Fallback,system-ui,sans-serif}`);
  });

  test('give the fallback the same height at every size adjustment', () => {
    expect(fallbacks.length).toBeGreaterThan(0);
    for (const rule of fallbacks) {
      const size = percent(rule, 'size-adjust') / 100;
      expect(percent(rule, 'ascent-override') * size).toBeCloseTo(101.5, 0);
      expect(percent(rule, 'descent-override') * size).toBeCloseTo(31.5, 0);
      expect(percent(rule, 'line-gap-override')).toBe(0);
      expect(rule, 'of fonts that the system has').toMatch(/src:local\(/);
      expect(rule).not.toContain('url(');
    }
  });
});

describe('the cut typeface', () => {
  let file: Buffer;
  beforeAll(async () => {
    file = await cutFont('Eén plan – praktijk');
  });

  function has(character: string): boolean {
    const font = fontkit.create(file);
    if (!('hasGlyphForCodePoint' in font)) throw new Error('a collection of fonts');
    return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  }

  test('is a woff2 file', () => {
    expect(file.subarray(0, 4).toString('latin1')).toBe('wOF2');
  });

  test('has the characters of the text and those that a visitor may type, and no others', () => {
    expect([...'Eé–', ...'Az09@+"~ëüç€'].filter((character) => !has(character))).toEqual([]);
    expect([...'ßÆ½'].filter(has)).toEqual([]);
  });

  test('is refused with all characters that it lacks, each once, and says what to do', async () => {
    await expect(cutFont('IT 漢字漢')).rejects.toThrow('has no drawing for "漢" "字". Use other characters');
  });
});
