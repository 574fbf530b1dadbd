/**
 * Moves focus to the first heading of a part of the page, where a screen reader goes on reading
 * and the Tab key goes on from. The page does not scroll.
 */
export function focusHeading(part: Element | null): void {
  const heading = part?.querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
