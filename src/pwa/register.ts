// The default entry is compiled to ES5: https://github.com/GoogleChrome/workbox/issues/1894
import { Workbox } from 'workbox-window/index.js';
import { notify } from '../ui/notify';
import { isOfflineReady } from './offline';
import { initUpdatePrompt } from './updates';

const workerUrl = '/sw.js';

/** Not yet in TypeScript's DOM library: https://w3c.github.io/trusted-types/dist/spec/#trusted-type-policy */
type Policy = { createScriptURL(url: string): string };

/** Creates the Workbox of `sw.js`. The URL passes the Trusted Types policy that the documents allow. */
function createWorkbox(): Workbox {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  return new Workbox(policy?.createScriptURL(workerUrl) ?? workerUrl);
}

/** Tells the visitor that the site works without a connection, if it does. */
function notifyOffline() {
  if (isOfflineReady.value) notify({ type: 'info', title: 'app.offlineTitle', description: 'app.offlineText' });
}

/**
 * Registers the worker, which makes the site work without a connection. If the browser refuses, the site works as before
 * and the console has the reason. `virtual:pwa-register` is not used: its Reload fails in a first session
 * (https://github.com/vite-pwa/vite-plugin-pwa/issues/789), and Trusted Types refuse its URL
 * (https://github.com/vite-pwa/vite-plugin-pwa/issues/944).
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    isOfflineReady.value = Boolean(navigator.serviceWorker.controller);
    addEventListener('offline', notifyOffline);
    const worker = createWorkbox();
    // `activated` is not enough: the worker that removes itself (`KILL_SWITCH`) is activated, too, but never controls a page.
    worker.addEventListener('controlling', () => {
      isOfflineReady.value = true;
    });
    initUpdatePrompt(worker);
    await worker.register({ immediate: true });
  } catch (error) {
    console.warn('This site is not available offline:', error);
  }
}
