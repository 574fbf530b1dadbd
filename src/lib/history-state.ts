/** What the site stores with a history entry. An entry without a state (`null`) has just been created by a link to a fragment. */
export interface HistoryState {
  /** The scroll position of the entry, in CSS px. */
  top?: number;
  /** Whether Back closes what the fragment has opened: the entry before is the page without the fragment. */
  backCloses?: boolean;
}

/** The state of the current history entry. A browser that restores a tab may have lost it. */
export const getHistoryState = (): HistoryState => history.state ?? {};

/** Changes the state of the current history entry, and keeps the rest of it. */
export const updateHistoryState = (changes: HistoryState) => history.replaceState({ ...history.state, ...changes }, '');
