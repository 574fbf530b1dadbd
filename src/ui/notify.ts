import type { Notice } from './toaster';

/** Shows a toast in the active language. Returns whether the visitor can see it. If not, the console says why. */
export async function notify(notice: Notice): Promise<boolean> {
  try {
    await (await import('./toaster')).show(notice);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
