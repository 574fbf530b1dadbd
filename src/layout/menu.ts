/** The open menu, if the browser knows popovers. */
function openMenu(): HTMLElement | null {
  return 'popover' in HTMLElement.prototype ? document.querySelector('#menu:popover-open') : null;
}

const close = () => openMenu()?.hidePopover();

/**
 * Closes the menu when something in it is chosen, when the focus moves on to the page, which the menu covers, when the
 * visitor goes back, and when the window has room for its items in the bar. The browser closes it for Escape, for a
 * click outside it and by its button. It runs in the head, so that it works before the page is live.
 */
export function followMenu(): void {
  const closeIfChosen = ({ target }: Event) => {
    if (target instanceof Element && openMenu()?.contains(target) && target.closest('a, button')) close();
  };
  // In the capture phase: the menu gives the focus to its button as it closes, and the link may move it on.
  addEventListener('click', closeIfChosen, { capture: true });
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = openMenu();
    if (menu?.contains(target as Node) && relatedTarget instanceof Node && !menu.parentElement?.contains(relatedTarget))
      close();
  });
  addEventListener('popstate', close);
  // A device that is turned may have room for the items in the bar: then the button of the menu is gone.
  addEventListener('resize', () => openMenu()?.previousElementSibling?.getClientRects().length || close());
}
