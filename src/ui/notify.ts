import type { ToastOptions } from './toaster';

/** Shows a toast in the active language. Returns whether it is shown. If not, the console has the reason. */
export async function notify(options: ToastOptions): Promise<boolean> {
  try {
    await (await import('./toaster')).show(options);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
