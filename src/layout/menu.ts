const getOpenMenu = () => document.querySelector<HTMLElement>('#menu:popover-open');

const closeMenu = () => getOpenMenu()?.hidePopover();

/**
 * Closes the menu when an item is chosen, when the focus moves to the page below it, on Back, and when the window becomes wide
 * enough for the items. The browser closes it on Escape, on a click outside and by its button. `boot.ts` calls this, so that it
 * works before hydration.
 */
export function initMenu(): void {
  // A browser without popovers shows the items, and fails on `:popover-open`.
  if (!('popover' in HTMLElement.prototype)) return;
  // In the capture phase, before the link handles the click: closing the menu moves the focus to its button, the link moves it on.
  const handleClick = ({ target }: Event) => {
    if (target instanceof Element && getOpenMenu()?.contains(target) && target.closest('a, button')) closeMenu();
  };
  const handleFocusIn = ({ target }: Event) => {
    // The parent of the menu holds its button, too.
    if (!getOpenMenu()?.parentElement?.contains(target as Node)) closeMenu();
  };
  addEventListener('click', handleClick, { capture: true });
  addEventListener('focusin', handleFocusIn);
  addEventListener('popstate', closeMenu);
  matchMedia('(min-width: 64em)').addEventListener('change', closeMenu);
}
