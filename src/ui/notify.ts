import type { Key } from '../language/translate';
import { loadChunk } from './load-chunk';

export interface Notice {
  type: 'success' | 'info' | 'error';
  title: Key;
  description?: Key;
  /** What the visitor can answer. A notice that asks stays until it is answered. */
  answers?: readonly { label: Key; run: () => void }[];
}

/**
 * Shows a toast in the active language; it follows a later switch of language. A browser that cannot load the toaster
 * logs the reason, and the page goes on.
 * @returns whether the visitor can see it
 */
export async function notify(notice: Notice): Promise<boolean> {
  try {
    const { show } = await loadChunk(() => import('./toaster'));
    await show(notice);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
