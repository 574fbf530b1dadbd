/**
 * Keeps how far each page of the visitor's history is scrolled, and restores it. Browsers do so themselves, but Firefox
 * does it before React has drawn the page, and lands somewhere else.
 */

/** How long the page has to stand still before its place is kept, in ms. */
const pause = 100;

/** The state of an entry of the history that begins at the top of its page. */
export const atTop = { top: 0 };

/** Keeps the place with the entry of the history that is open. The browser takes its time to, so only if it is new. */
export function keepPlace(): void {
  if (history.state?.top !== scrollY) history.replaceState({ top: scrollY }, '');
}

/** Keeps and restores the places. Returns a function that stops. */
export function followPlaces(): () => void {
  const following = new AbortController();
  const { signal } = following;
  let standing = setTimeout(keepPlace);
  const waitAndKeep = () => {
    clearTimeout(standing);
    standing = setTimeout(keepPlace, pause);
  };
  const restore = ({ state = history.state }: Partial<PopStateEvent>) => {
    const { top } = state ?? {};
    waitAndKeep();
    // A link within the page makes an entry without a place: the browser goes there itself. If the entry is there,
    // WebKit's history still has its old place, but the event has none. React draws any other page before the next frame.
    if (top !== undefined) requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
  };
  // A page that is out of sight may be closed, reloaded or left. Then the browser restores it.
  const changeHands = () => {
    history.scrollRestoration = document.visibilityState === 'hidden' ? 'auto' : 'manual';
  };
  changeHands();
  addEventListener('scroll', waitAndKeep, { signal, passive: true });
  // A link within the page scrolls it at once. Any other press would wait for the history in vain.
  const keepBeforeMove = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) keepPlace();
  };
  addEventListener('click', keepBeforeMove, { signal, capture: true });
  addEventListener('popstate', restore, { signal });
  // WebKit brings a page that it has kept back to its top.
  addEventListener('pageshow', ({ persisted }) => persisted && restore({}), { signal });
  document.addEventListener('visibilitychange', changeHands, { signal });
  return () => {
    clearTimeout(standing);
    following.abort();
  };
}
