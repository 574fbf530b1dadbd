/**
 * Ignores the second half of a double click if it hits another link or button than the first: that one has opened a page or a
 * dialog, closed one or switched the language, and so moved what is under the pointer.
 */
function ignoreStrayClicks(): void {
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

/** Ignores the repeats of Enter while it is held: they would send a refused message again and again. In a text they are new lines. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/** Ignores what a visitor does twice and means once: a double click, and Enter that is held. */
export function ignoreRepeats(): void {
  ignoreStrayClicks();
  addEventListener('keydown', ignoreHeldEnter, { capture: true });
}
