/**
 * Ignores the second half of a double click if it hits another link than the first: that one has opened a page, closed a dialog or
 * switched the language, and so moved what is under the pointer.
 */
export function ignoreStrayClicks(): void {
  let last: Element | null = null;
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.detail > 1 && link && link !== last) {
      event.preventDefault();
      event.stopPropagation();
    } else last = link;
  };
  addEventListener('click', handleClick, { capture: true });
}
