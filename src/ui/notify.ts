import type { Key } from '../language/translate';
import { loadChunk } from './load-chunk';

export interface Notice {
  type: 'success' | 'info' | 'error';
  title: Key;
  description?: Key;
}

/**
 * Shows a toast in the active language; it follows a later switch of language.
 * A browser that cannot load the toaster logs the reason, and the page goes on.
 */
export async function notify(notice: Notice): Promise<void> {
  try {
    const { show } = await loadChunk(() => import('./toaster'));
    show(notice);
  } catch (error) {
    console.warn(error);
  }
}
