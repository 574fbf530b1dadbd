import { Workbox } from 'workbox-window/index.js';
import { getItem, setItem } from '../lib/storage';
import { notify } from '../ui/notify';
import { isOfflineReady } from './offline';
import { followUpdates } from './updates';

const workerUrl = '/sw.js';

/** Not yet in TypeScript's DOM library: https://w3c.github.io/trusted-types/dist/spec/#trusted-type-policy */
type Policy = { createScriptURL(url: string): string };

/** The service worker of the site. Its address passes the one Trusted Types policy that the headers allow. */
function createWorker(): Workbox {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  return new Workbox(policy?.createScriptURL(workerUrl) ?? workerUrl);
}

/** Whether the worker has to wait for the next visit: the first one of a visitor who saves data. Notes that visit. */
function shouldWait(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData || getItem('localStorage', 'visited')) return false;
  setItem('localStorage', 'visited', 'yes');
  return true;
}

/** Says that the site works without a connection, if it does: once the worker is in charge. */
function sayOffline() {
  if (navigator.serviceWorker.controller)
    notify({ type: 'info', title: 'app.offlineTitle', description: 'app.offlineText' });
}

/**
 * Registers the worker, which makes the site work without a network. If that fails, the site stays as it is, and the
 * console says why.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || shouldWait()) return;
  if (navigator.serviceWorker.controller) isOfflineReady.value = true;
  addEventListener('offline', sayOffline);
  try {
    const worker = createWorker();
    followUpdates(worker);
    await worker.register({ immediate: true });
  } catch (error) {
    console.warn('This site is not available offline:', error);
  }
}
