import type { FocusEvent } from 'react';

/** The element that had the focus before it moved to a toast. */
let previousFocus: EventTarget | null = null;

/** Remembers that element when the focus moves to the toasts. */
export function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
  if (!currentTarget.contains(relatedTarget)) previousFocus = relatedTarget;
}

/** Forgets it when the focus moves on to the page. If the toast with the focus is removed, there is no `relatedTarget`. */
export function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) previousFocus = null;
}

/** Returns the focus when the toast that has it closes. Ark does not after a click, or soon after another toast. */
export function returnFocus() {
  setTimeout(() => {
    if (document.activeElement !== document.body || !(previousFocus instanceof HTMLElement)) return;
    previousFocus.focus({ preventScroll: true });
    previousFocus = null;
  });
}
