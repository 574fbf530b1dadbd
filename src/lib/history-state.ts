/**
 * What the site stores with a history entry. Three states mean something: none (`null`), that a link to a fragment has just created
 * the entry; an empty one, that it is an ordinary entry; `openedInPage`, that Back closes what the fragment opened.
 */
export interface HistoryState {
  /** The scroll position of the entry, in CSS px. */
  top?: number;
  /** Whether a link to a fragment of the page created the entry. Then the entry before it is the page without the fragment. */
  openedInPage?: boolean;
}

/** The state of the current history entry. Another site, or a browser that restores a tab, may have left none. */
export const getHistoryState = (): HistoryState => history.state ?? {};

/** Changes the state of the current history entry, and keeps the rest of it. */
export const updateHistoryState = (changes: HistoryState) => history.replaceState({ ...history.state, ...changes }, '');
