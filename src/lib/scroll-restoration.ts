import { getHistoryState, type HistoryState, updateHistoryState } from './history-state';

// Saves and restores the scroll position of each history entry. Browsers do so themselves, but Firefox does it before the
// page is rendered, and stops somewhere else (https://github.com/swup/swup/issues/95).

/** How long after the last scroll event the position is saved, in ms. */
const saveDelay = 100;

/** Saves the scroll position with the current history entry. */
export function saveScroll(): void {
  // No state: a link to a fragment has just created the entry. `boot.ts` has to find it so at the `hashchange` that follows.
  if (!history.state) return;
  // Writing to the history is slow.
  if (getHistoryState().top !== scrollY) updateHistoryState({ top: scrollY });
}

/** Whether the page is where its fragment leads. */
function isAtFragment(): boolean {
  const target = document.querySelector(':target');
  if (!target) return false;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return Math.abs(target.getBoundingClientRect().top - Number.parseFloat(scrollPaddingTop)) < 2;
}

/** Starts to save and restore scroll positions. */
export function initScrollRestoration(): void {
  // The first entry gets its position, too.
  let timeout = setTimeout(saveScroll);
  const saveSoon = () => {
    clearTimeout(timeout);
    timeout = setTimeout(saveScroll, saveDelay);
  };
  const restore = (state: HistoryState | null) => {
    // Postpones a save that a scroll in between has begun.
    saveSoon();
    // An entry of a link to a fragment has no position yet: the browser scrolls to the fragment.
    if (state?.top !== undefined) scrollTo({ top: state.top, behavior: 'instant' });
  };
  // Within the site, this file restores positions (`manual`). A page that is hidden may be closed, reloaded or left: then the browser
  // restores its position (`auto`).
  const setScrollRestoration = () => {
    history.scrollRestoration = document.visibilityState === 'hidden' ? 'auto' : 'manual';
  };
  setScrollRestoration();
  // The browser may fail to: Chromium 156 may discard a page without `visibilitychange`, or reload it at its fragment.
  if (scrollY === 0 || isAtFragment()) restore(history.state);
  addEventListener('scroll', saveSoon, { passive: true });
  // A link to a fragment scrolls the page at once, before the position is saved.
  const saveBeforeJump = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a[href^="#"]');
    if (!link) return;
    saveScroll();
    const { state } = history;
    const { hash } = location;
    // If the page is at that fragment already, Firefox 153 removes the state soon, and no `hashchange` follows.
    const restoreState = () => {
      if (!history.state && location.hash === hash) history.replaceState(state, '');
    };
    if (link.getAttribute('href') === hash) setTimeout(restoreState, saveDelay);
  };
  addEventListener('click', saveBeforeJump, { capture: true });
  addEventListener('popstate', ({ state }) => {
    // A save that is pending would give this entry the position of the one before.
    clearTimeout(timeout);
    // The router renders the page between this event and the next frame.
    requestAnimationFrame(() => restore(state));
  });
  // WebKitGTK 2.50 restores a page from its back/forward cache at its top.
  addEventListener('pageshow', ({ persisted }) => persisted && restore(history.state));
  document.addEventListener('visibilitychange', setScrollRestoration);
}
