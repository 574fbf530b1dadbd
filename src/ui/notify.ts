import type { ToastOptions } from './toaster';

/** Shows a toast in the active language. Returns false, and warns with the reason, if it fails. */
export async function notify(options: ToastOptions): Promise<boolean> {
  try {
    await (await import('./toaster')).showToast(options);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
