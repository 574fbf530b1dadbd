// @vitest-environment node
import * as fontkit from 'fontkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { cutFont } from '../../src/plugins/font';

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
