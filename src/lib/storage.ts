// A browser may refuse storage, even the question for it, or have no room left. Neither is an error here.

type StorageName = 'localStorage' | 'sessionStorage';

/** The text under a key. If there is none, or the browser refuses, null. */
export function getItem(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key. Returns whether it can be read again. */
export function setItem(storage: StorageName, key: string, text: string): boolean {
  try {
    window[storage].setItem(key, text);
    return getItem(storage, key) === text;
  } catch {
    return false;
  }
}

/** Forgets what is kept under a key. */
export function removeItem(storage: StorageName, key: string): void {
  try {
    window[storage].removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
