/**
 * The outline of a lock that lies across a canal: two walls, and between them two gates, which point to the left. The lower
 * gate mirrors the upper one, whose ends are given in % of the height.
 * @param hinge where the inner edge of the gate begins, near the wall
 * @param tip where the inner edge ends, from the left
 * @param inner where the inner edge ends, from the top
 * @param outer where the outer edge ends, which is at the left
 */
const outline = (hinge: number, tip: string, inner: number, outer: number) =>
  `polygon(0 0,100% 0,100% 8%,80% ${hinge}%,${tip} ${inner}%,${tip} ${100 - inner}%,80% ${100 - hinge}%,100% 92%,100% 100%,0 100%,0 92%,52% 92%,0 ${100 - outer}%,0 ${outer}%,52% 8%,0 8%)`;

/** Writes the lock as variables of the document: with its gates closed, and folded against the walls. */
export const lockVariables = () => `:root{--lock:${outline(8, '28%', 50, 50)};--open-lock:${outline(18, '0', 18, 8)}}`;
