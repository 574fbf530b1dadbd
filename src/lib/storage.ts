// A browser may refuse storage, even to read `window.localStorage`, or it may be full. Neither is an error for the site.

type StorageName = 'localStorage' | 'sessionStorage';

/** Reads the value of a key. Returns null if there is none, or if the browser refuses. */
export function getItem(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value under a key, if the browser lets it. */
export function setItem(storage: StorageName, key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // Callers work without it.
  }
}
