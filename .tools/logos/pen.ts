import type { FaceName, Faces } from './faces';
import { outline } from './outline';

/** Height of every wordmark's drawing area; widths follow from the content. */
export const HEIGHT = 48;

const BASELINE = 34;
const MARGIN = 1;

/** Sets text and marks from left to right, and keeps the ink's extent. */
export class Pen {
  private readonly faces: Faces;
  private x = MARGIN;
  private y = BASELINE;
  private margin = MARGIN;
  private right = MARGIN;
  private content = '';

  constructor(faces: Faces) {
    this.faces = faces;
  }

  /** Sets a piece of text at the cursor and moves behind it. */
  text(face: FaceName, text: string, size: number, track = 0): this {
    const { d, width } = outline(this.faces[face], text, size, this.x, this.y, track);
    this.content += `<path d="${d}"/>`;
    return this.advance(width);
  }

  /** Draws stroked paths whose ink lies between 0 and `width`; vertical positions are absolute. */
  draw(d: string, width: number, stroke: number, cap: 'round' | 'butt' = 'butt'): this {
    this.content +=
      `<path d="${d}" transform="translate(${this.x} 0)" fill="none" stroke="currentColor"` +
      ` stroke-width="${stroke}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;
    return this.advance(width);
  }

  /** Moves right (or left, to overlap) without ink. */
  gap(width: number): this {
    this.x += width;
    return this;
  }

  /** Chooses the baseline of what follows. */
  baseline(y: number): this {
    this.y = y;
    return this;
  }

  /** Makes the cursor the left edge that `line` returns to. */
  hold(): this {
    this.margin = this.x;
    return this;
  }

  /** Starts a line at the held left edge. */
  line(y: number): this {
    this.x = this.margin;
    return this.baseline(y);
  }

  /** Everything drawn so far, with the width it needs. */
  result(): { content: string; width: number } {
    return { content: this.content, width: Math.ceil(this.right + MARGIN) };
  }

  private advance(width: number): this {
    this.x += width;
    this.right = Math.max(this.right, this.x);
    return this;
  }
}
