import { signal } from '@preact/signals-react';

/** Scrolled by more than this, in CSS px, the header is opaque. Fixed by the specification. */
const opaqueThreshold = 20;

/** True if the page is scrolled far enough for an opaque header. */
export const isScrolled = signal(false);

/** True if the page is scrolled to its end. */
export const isAtEnd = signal(false);

function updateSignals() {
  isScrolled.value = scrollY > opaqueThreshold;
  isAtEnd.value = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}

/** Updates both signals whenever the page is scrolled. */
export function initScrollSignals(): void {
  addEventListener('scroll', updateSignals, { passive: true });
  updateSignals();
}
