/**
 * Keeps how far each entry of the history is scrolled, and restores it. Browsers do so themselves, but Firefox does it
 * before the page is drawn, and lands somewhere else (https://github.com/swup/swup/issues/95).
 */

/** The place is kept this long after the last scroll event, in ms. */
const debounce = 100;

/** The state of an entry that begins at the top of its page. */
export const atTop = { top: 0 };

/** Keeps the place with the open entry. Writing to the history takes time, so it does nothing if the place is the same. */
export function keepPlace(): void {
  if (history.state?.top !== scrollY) history.replaceState({ ...history.state, top: scrollY }, '');
}

/** Keeps and restores the places from now on. */
export function followPlaces(): void {
  let timer = setTimeout(keepPlace);
  const waitAndKeep = () => {
    clearTimeout(timer);
    timer = setTimeout(keepPlace, debounce);
  };
  const restore = ({ state = history.state }: Partial<PopStateEvent>) => {
    const { top } = state ?? {};
    waitAndKeep();
    // A link within the page makes an entry without a place: the browser goes there itself. Ask the event, not the
    // history, in which the place may have been kept since. WebKitGTK 2.50 has to draw the page before (no report found).
    if (top !== undefined) requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
  };
  // A page that is out of sight may be closed, reloaded or left. Then the browser restores its place.
  const handOver = () => {
    history.scrollRestoration = document.visibilityState === 'hidden' ? 'auto' : 'manual';
  };
  handOver();
  addEventListener('scroll', waitAndKeep, { passive: true });
  // A link within the page scrolls it at once.
  const keepBeforeMove = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) keepPlace();
  };
  addEventListener('click', keepBeforeMove, { capture: true });
  addEventListener('popstate', restore);
  // WebKitGTK 2.50 brings a page from its back/forward cache to its top (no report found).
  addEventListener('pageshow', ({ persisted }) => persisted && restore({}));
  document.addEventListener('visibilitychange', handOver);
}
