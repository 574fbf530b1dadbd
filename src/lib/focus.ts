/**
 * Moves the focus to the first heading of a page, or of the section that the fragment names. Screen readers and the Tab key
 * continue from there.
 */
export function focusHeading(main: HTMLElement): void {
  const target = document.getElementById(location.hash.slice(1));
  const section = main.contains(target) ? target : main;
  const heading = section?.querySelector<HTMLElement>('h1, h2') ?? main.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Scrolls the element of the page that has the focus into view, clear of the header and the toasts (`scroll-padding`). Browsers do
 * so only for an element outside the window (WCAG 2.2, 2.4.11).
 */
export function scrollToFocus(): void {
  const { activeElement } = document;
  if (activeElement?.closest('main')) activeElement.scrollIntoView({ block: 'nearest' });
}

/** Keeps the element that gets the focus by the Tab key in view. */
export const initFocusScroll = (): void => addEventListener('keyup', ({ key }) => key === 'Tab' && scrollToFocus());
