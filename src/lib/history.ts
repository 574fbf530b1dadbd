/** The state of a history entry. */
interface EntryState {
  /** The scroll position, in CSS px. */
  top?: number;
  /** True if the previous entry is the same page without the fragment: Back then closes the dialog. */
  backCloses?: boolean;
}

/** How long after the last scroll event the position is saved, in ms. */
const saveDelay = 100;

const getState = (): EntryState => history.state ?? {};

/** Saves the scroll position with the current entry. */
export function saveScroll(): void {
  if (getState().top !== scrollY) history.replaceState({ ...history.state, top: scrollY }, '');
}

/** Gives the current entry another URL. The router shows it. */
export const replaceUrl = (url: string): void => history.replaceState(history.state, '', url);

/** Adds an entry for a fragment of the open page. */
export function pushFragment(fragment: string): void {
  saveScroll();
  const state: EntryState = { backCloses: true, top: scrollY };
  // A second press, before the dialog covers the page, must not need a second step back.
  history[getState().backCloses ? 'replaceState' : 'pushState'](state, '', `#${fragment}`);
}

/** Leaves the fragment: by a step back if `pushFragment` has added the entry, otherwise by another URL. */
export function clearFragment(): void {
  if (getState().backCloses) history.back();
  else replaceUrl(location.pathname + location.search);
}

/**
 * Saves the scroll position of each entry, and restores it once the page is rendered. Firefox restores it before that
 * (https://github.com/swup/swup/issues/95).
 */
export function initScrollRestoration(): void {
  let saveTimer = setTimeout(saveScroll);
  const scheduleSave = () => {
    clearTimeout(saveTimer);
    saveTimer = setTimeout(saveScroll, saveDelay);
  };
  const restore = (state: EntryState | null) => {
    scheduleSave();
    if (state?.top !== undefined) scrollTo({ top: state.top, behavior: 'instant' });
  };
  addEventListener('scroll', scheduleSave, { passive: true });
  // Not `history.state`, which engines treat differently on a link to the current URL: https://github.com/whatwg/html/issues/6213
  addEventListener('popstate', ({ state }) => {
    // A pending save would give this entry the position of the one before.
    clearTimeout(saveTimer);
    // The router renders the page between this event and the next frame.
    requestAnimationFrame(() => restore(state));
  });
  // WebKit shows a page from the back/forward cache at its top.
  addEventListener('pageshow', ({ persisted }) => persisted && restore(history.state));
}
