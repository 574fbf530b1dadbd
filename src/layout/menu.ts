/** The open menu. A browser without popovers has none. */
const getOpenMenu = () =>
  'popover' in HTMLElement.prototype ? document.querySelector<HTMLElement>('#menu:popover-open') : null;

const closeMenu = () => getOpenMenu()?.hidePopover();

/** The button of the menu. In a wide window it is hidden. */
const isToggleVisible = () => Boolean(document.querySelector('[popovertarget=menu]')?.getClientRects().length);

/**
 * Closes the menu when an item is chosen, when the focus moves to the page below it, on Back, and when the window becomes wide
 * enough for the items. The browser closes it on Escape, on a click outside and by its button. `boot.ts` calls this, so that it
 * works before hydration.
 */
export function initMenu(): void {
  // In the capture phase, before the link handles the click: closing the menu moves the focus to its button, the link moves it on.
  const handleClick = ({ target }: Event) => {
    if (target instanceof Element && getOpenMenu()?.contains(target) && target.closest('a, button')) closeMenu();
  };
  const handleFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    const menu = getOpenMenu();
    // The parent of the menu holds its button, too.
    const hasFocusLeft = relatedTarget instanceof Node && !menu?.parentElement?.contains(relatedTarget);
    if (menu?.contains(target as Node) && hasFocusLeft) closeMenu();
  };
  addEventListener('click', handleClick, { capture: true });
  addEventListener('focusout', handleFocusOut);
  addEventListener('popstate', closeMenu);
  addEventListener('resize', () => {
    const menu = getOpenMenu();
    if (menu && !isToggleVisible()) menu.hidePopover();
  });
}
