import { signal } from '@preact/signals-react';

/** Chromium's offer to install the site (not in any standard yet). */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** How this browser can install the site: by our button, by the visitor's own hand, or not at all. */
export const installation = signal<'prompt' | 'by hand' | undefined>(undefined);

/** Whether the site already runs as an app. */
function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true
  );
}

/** Safari on iOS and iPadOS installs from its share menu, and never offers to. */
function installsByHand(): boolean {
  return 'standalone' in navigator;
}

/**
 * Finds out how the site can be installed here, and follows the browser's offer.
 * @returns a function that stops following
 */
export function followInstallation(): () => void {
  const update = () => {
    if (isInstalled()) installation.value = undefined;
    else if (window.installPrompt) installation.value = 'prompt';
    else installation.value = installsByHand() ? 'by hand' : undefined;
  };
  const forget = () => {
    delete window.installPrompt;
    update();
  };
  update();
  addEventListener('installable', update);
  addEventListener('appinstalled', forget);
  return () => {
    removeEventListener('installable', update);
    removeEventListener('appinstalled', forget);
  };
}

/** Opens the browser's own question; it can be asked once for each offer. */
export function install(): void {
  window.installPrompt?.prompt().catch((error) => console.warn(error));
  delete window.installPrompt;
  installation.value = undefined;
}
