import { signal } from '@preact/signals-react';

/** Scrolled by more than this, in CSS px, the bar is opaque: agreed on, see `tests/specification.ts`. */
const opaqueBeyond = 20;

/** Whether the page is scrolled so far that the bar is opaque. */
export const isScrolled = signal(false);

/** Whether the page is scrolled to its end. */
export const isAtEnd = signal(false);

function read() {
  isScrolled.value = scrollY > opaqueBeyond;
  isAtEnd.value = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}

/** Updates both signals when the page is scrolled. */
export function watchScroll(): void {
  addEventListener('scroll', read, { passive: true });
  read();
}
