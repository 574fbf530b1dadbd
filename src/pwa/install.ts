import { signal } from '@preact/signals-react';

/** The event of Chromium that offers to install the site: https://wicg.github.io/manifest-incubations/ */
export interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The method by which this browser installs the site: by our button, by hand from its menu, or none. */
export const installMethod = signal<'prompt' | 'manual' | undefined>(undefined);

function updateInstallMethod() {
  // Only browsers of iOS and iPadOS have this property. They install from their share menu, and have no event.
  const { standalone } = navigator as { standalone?: boolean };
  const isInstalled = standalone || matchMedia('(display-mode: standalone)').matches;
  const method = window.deferredPrompt ? 'prompt' : standalone === false ? 'manual' : undefined;
  installMethod.value = isInstalled ? undefined : method;
}

function discardPrompt() {
  delete window.deferredPrompt;
  updateInstallMethod();
}

/** Updates `installMethod` when the browser offers to install the site, and when it is installed. */
export function initInstallMethod(): void {
  updateInstallMethod();
  addEventListener('beforeinstallprompt', updateInstallMethod);
  addEventListener('appinstalled', discardPrompt);
}

/** Opens the install prompt of the browser. An event opens it only once. */
export function install(): void {
  window.deferredPrompt?.prompt().catch((error) => console.warn(error));
  discardPrompt();
}
