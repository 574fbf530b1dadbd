/**
 * Ignores the second half of a double click if it hits another link or button than the first: that one has opened a page or a
 * dialog, closed one or switched the language, and so moved what is under the pointer.
 */
export function ignoreStrayClicks(): void {
  let last: Element | 'dialog' | null = null;
  const handleClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest('a, button') : null;
    // From one client to the next in a dialog, fast clicks are meant.
    const hit = control?.closest('[role=dialog]') ? 'dialog' : control;
    if (event.detail > 1 && hit && hit !== last) {
      event.preventDefault();
      event.stopPropagation();
    } else last = hit;
  };
  addEventListener('click', handleClick, { capture: true });
}
