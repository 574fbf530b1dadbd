import { signal } from '@preact/signals-react';

/** Scrolled by more than this, in CSS px, the header is opaque. Fixed by the specification. */
const opaqueThreshold = 20;

/** Whether the page is scrolled far enough for an opaque header. */
export const isScrolled = signal(false);

/** Whether the page is scrolled to its end. */
export const isAtEnd = signal(false);

function updateSignals() {
  isScrolled.value = scrollY > opaqueThreshold;
  isAtEnd.value = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}

/** Firefox 153 leaves the element that gets the focus under the header, if one pixel of that element is visible. */
function revealFocus({ key }: KeyboardEvent) {
  const { activeElement } = document;
  if (key === 'Tab' && activeElement?.closest('main')) activeElement.scrollIntoView({ block: 'nearest' });
}

/** Updates both signals whenever the page is scrolled, and keeps what has the focus in sight. */
export function watchScroll(): void {
  addEventListener('scroll', updateSignals, { passive: true });
  addEventListener('keyup', revealFocus);
  updateSignals();
}
