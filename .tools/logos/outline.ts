import type { Font } from 'fontkit';

/** Text turned into a filled path. */
export interface Outline {
  d: string;
  /** Where the ink ends, measured from the left edge of the first letter's ink. */
  width: number;
}

// Letters start on the grid that coordinates are rounded to: a letter that returns is then rounded to the same path,
// which compresses well.
function snap(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * Outlines one line of text; its ink begins exactly at `x`, its baseline lies at `y`. `track` is the extra space
 * between letters, in thousandths of the size.
 */
export function outline(font: Font, text: string, size: number, x: number, y: number, track = 0): Outline {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  const bearing = (glyphs[0]?.path.bbox.minX ?? 0) * scale;
  let cursor = x - bearing;
  let right = x;
  let d = '';
  glyphs.forEach((glyph, index) => {
    const position = positions[index];
    if (!position) return;
    const left = snap(cursor + position.xOffset * scale);
    const { bbox } = glyph.path;
    if (bbox.maxX > bbox.minX) {
      d += glyph.path.transform(scale, 0, 0, -scale, left, y).toSVG();
      right = left + bbox.maxX * scale;
    }
    cursor += position.xAdvance * scale + (track / 1000) * size;
  });
  return { d, width: right - x };
}
