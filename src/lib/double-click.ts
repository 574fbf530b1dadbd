/** How long after a click another one at the same place belongs to a double click, in ms. */
export const doubleClickTimeout = 500;

/** How far the hand may move in between, in CSS px. */
const tolerance = 20;

/**
 * Ignores the second half of a double click if it hits another link than the first: that one has opened a page, closed a dialog or
 * switched the language, and so moved what is under the pointer.
 */
export function ignoreStrayClicks(): void {
  let last: MouseEvent | undefined;
  let lastHit: Element | 'dialog' | null = null;
  const handleClick = (event: MouseEvent) => {
    // The Enter key clicks, too, without a number of clicks.
    if (!event.detail) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // From one client to the next in a dialog, fast clicks are meant.
    const hit = link?.closest('[role=dialog]') ? 'dialog' : link;
    // In Firefox, the number of clicks begins again on another element.
    const isSecond =
      last &&
      event.timeStamp - last.timeStamp < doubleClickTimeout &&
      Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < tolerance;
    last = event;
    if (isSecond && hit && hit !== lastHit) {
      event.preventDefault();
      event.stopPropagation();
    } else lastHit = hit;
  };
  addEventListener('click', handleClick, { capture: true });
}
