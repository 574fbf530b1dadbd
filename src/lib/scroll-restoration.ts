/**
 * Saves and restores the scroll position of each entry of the history. Browsers do so themselves, but Firefox does it
 * before the page is rendered, and lands somewhere else (https://github.com/swup/swup/issues/95).
 */

/** The position is saved this long after the last scroll event, in ms. */
const debounce = 100;

/** The state of an entry that begins at the top of its page. */
export const atTop = { top: 0 };

/** Saves the scroll position with the open entry. Writing to the history takes time: a position that is the same is left. */
export function saveScroll(): void {
  if (history.state?.top !== scrollY) history.replaceState({ ...history.state, top: scrollY }, '');
}

/** Saves and restores scroll positions from now on. */
export function manageScroll(): void {
  let timer = setTimeout(saveScroll);
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(saveScroll, debounce);
  };
  const restore = ({ state = history.state }: Partial<PopStateEvent>) => {
    const { top } = state ?? {};
    saveSoon();
    // A link within the page makes an entry without a position: the browser goes there itself. Ask the event, not the
    // history, in which a position may have been saved since.
    if (top !== undefined) scrollTo({ top, behavior: 'instant' });
  };
  // A page that is out of sight may be closed, reloaded or left. Then the browser restores its position.
  const handOver = () => {
    history.scrollRestoration = document.visibilityState === 'hidden' ? 'auto' : 'manual';
  };
  handOver();
  // A browser that throws a page away as it is left may not have heard of it (seen in Chromium 156, no report found).
  if (scrollY === 0) restore({});
  addEventListener('scroll', saveSoon, { passive: true });
  // A link within the page scrolls it at once.
  const saveBeforeJump = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) saveScroll();
  };
  addEventListener('click', saveBeforeJump, { capture: true });
  addEventListener('popstate', restore);
  // WebKitGTK 2.50 brings a page from its back/forward cache to its top (no report found).
  addEventListener('pageshow', ({ persisted }) => persisted && restore({}));
  document.addEventListener('visibilitychange', handOver);
}
