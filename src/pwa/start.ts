import { keep, recall } from '../storage';
import { notify } from '../ui/notify';
import { noteReady } from './offline';
import { followUpdates } from './updates';
import { createWorker } from './worker';

/** Whether the visitor saves data, and is here for the first time. */
function shouldWait(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData || recall('localStorage', 'visited')) return false;
  keep('localStorage', 'visited', 'yes');
  return true;
}

/** Says that the site works without a connection, if it does: once the worker is in charge. */
function sayOffline() {
  if (navigator.serviceWorker.controller)
    notify({ type: 'info', title: 'app.offlineTitle', description: 'app.offlineText' });
}

/** Makes the site work without a network. If that fails, the site stays as it is, and the console says why. */
export async function startPwa(): Promise<void> {
  if (!('serviceWorker' in navigator) || shouldWait()) return;
  if (navigator.serviceWorker.controller) noteReady();
  addEventListener('offline', sayOffline);
  try {
    const worker = createWorker();
    followUpdates(worker);
    await worker.register({ immediate: true });
  } catch (error) {
    console.warn('This site is not available offline:', error);
  }
}
