/**
 * The outline of a lock that lies across a canal: two walls, and between them two gates, which point to the left.
 * @param tip how far from the left the inner edges of the gates end
 * @param inner how far from the top that of the upper gate ends, in % of the height; the lower gate mirrors it
 * @param outer the same of the outer edges, which end at the left
 */
const outline = (tip: string, inner: number, outer: number) =>
  `polygon(0 0,100% 0,100% 8%,80% 8%,${tip} ${inner}%,${tip} ${100 - inner}%,80% 92%,100% 92%,100% 100%,0 100%,0 92%,52% 92%,0 ${100 - outer}%,0 ${outer}%,52% 8%,0 8%)`;

/** Writes the lock as variables of the document, with its gates closed and open. */
export const lockVariables = () => `:root{--lock:${outline('28%', 50, 50)};--open-lock:${outline('0', 18, 8)}}`;
