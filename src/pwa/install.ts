import { signal } from '@preact/signals-react';

/** Chromium's offer to install the site (not in any standard yet). */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** How this browser can install the site: by our button, by the visitor's own hand, or not at all. */
export const installation = signal<'prompt' | 'manual' | undefined>(undefined);

function update() {
  // Only Safari on iOS and iPadOS has this. It installs from its share menu, and never offers to.
  const { standalone } = navigator as { standalone?: boolean };
  const way = window.installPrompt ? 'prompt' : standalone === false ? 'manual' : undefined;
  installation.value = standalone || matchMedia('(display-mode: standalone)').matches ? undefined : way;
}

function forgetOffer() {
  delete window.installPrompt;
  update();
}

/** Updates `installation` when the browser offers to install the site, and when it is installed. */
export function watchInstallation(): void {
  update();
  addEventListener('beforeinstallprompt', update);
  addEventListener('appinstalled', forgetOffer);
}

/** Opens the browser's own question. Each offer can be asked once. */
export function install(): void {
  window.installPrompt?.prompt().catch((error) => console.warn(error));
  forgetOffer();
}
