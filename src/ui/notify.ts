import type { ToastOptions } from './toaster';

/** Shows a toast in the active language. If it cannot be loaded, the console has the reason. */
export const notify = (options: ToastOptions): Promise<void> =>
  import('./toaster').then(({ showToast }) => showToast(options)).catch(console.warn);
