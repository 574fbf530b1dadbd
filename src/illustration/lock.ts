import type { Point } from './shapes.ts';

/**
 * The outline of a lock that lies across a canal: two walls, and between them two gates, which point to the left. The lower
 * gate mirrors the upper one. All places are in % of the width and the height.
 * @param hinge where the inner edge of the gate begins, near the wall
 * @param tip where the inner edge ends
 * @param outer where the outer edge ends, from the top; it is at the left
 * @param root where the outer edge begins, from the left; it is at the wall
 */
const outline = ([x, y]: Point, [tip, inner]: Point, outer: number, root: number) =>
  `polygon(0 0,100% 0,100% 8%,${x}% ${y}%,${tip}% ${inner}%,0 ${outer}%,${root}% 8%,0 8%,0 92%,${root}% 92%,0 ${100 - outer}%,${tip}% ${100 - inner}%,${x}% ${100 - y}%,100% 92%,100% 100%,0 100%)`;

/** Writes the lock as variables of the document: with its gates closed, and folded back along the walls. */
export const lockVariables = () =>
  `:root{--lock:${outline([80, 8], [28, 50], 50, 52)};--open-lock:${outline([100, 15], [0, 15], 8, 0)}}`;
