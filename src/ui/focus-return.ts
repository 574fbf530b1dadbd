import type { FocusEvent } from 'react';

/** The element that had the focus before the toasts, while they have it. */
let focusedBefore: EventTarget | null = null;

/** Remembers what had the focus when it enters the toasts. */
export function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
  if (!currentTarget.contains(relatedTarget)) focusedBefore = relatedTarget;
}

/** Forgets it when the visitor leaves the toasts. If the toast that has the focus is removed, there is no `relatedTarget`. */
export function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) focusedBefore = null;
}

/** Returns the focus when the toast that has it closes. After a click, or soon after another toast, Ark does not. */
export function giveFocusBack() {
  setTimeout(() => {
    if (document.activeElement !== document.body || !(focusedBefore instanceof HTMLElement)) return;
    focusedBefore.focus({ preventScroll: true });
    focusedBefore = null;
  });
}
