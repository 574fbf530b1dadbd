import { signal } from '@preact/signals-react';

/** Scrolled by more than this, in CSS px, the header is opaque. Specification, section 9. */
const opaqueThreshold = 20;

/** Whether the page is scrolled far enough for an opaque header. */
export const isScrolled = signal(false);

/** Whether the page is scrolled to its end. */
export const isAtEnd = signal(false);

function update() {
  isScrolled.value = scrollY > opaqueThreshold;
  isAtEnd.value = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}

/** Updates both signals whenever the page is scrolled. */
export function watchScroll(): void {
  addEventListener('scroll', update, { passive: true });
  update();
}
