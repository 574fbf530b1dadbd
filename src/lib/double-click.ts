/**
 * Ignores the second half of a double click if it hits another link than the first: that one has opened a page, closed a dialog or
 * switched the language, and so moved what is under the pointer.
 */
export function ignoreStrayClicks(): void {
  let last: Element | 'dialog' | null = null;
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // From one client to the next in a dialog, fast clicks are meant.
    const hit = link?.closest('[role=dialog]') ? 'dialog' : link;
    if (event.detail > 1 && hit && hit !== last) {
      event.preventDefault();
      event.stopPropagation();
    } else last = hit;
  };
  addEventListener('click', handleClick, { capture: true });
}
