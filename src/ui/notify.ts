import type { Key } from '../language/translate';
import { loadChunk } from './load-chunk';

export interface Notice {
  type: 'success' | 'info' | 'error';
  title: Key;
  description?: Key;
  /** What the visitor can answer. A notice that asks stays until it is answered. */
  answers?: readonly { label: Key; run: () => void }[];
}

/** Shows a toast in the active language. Returns whether the visitor can see it; if not, the console says why. */
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
