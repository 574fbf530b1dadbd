import { keep, recall } from '../storage';
import { notify } from '../ui/notify';
import { followUpdates } from './updates';
import { createWorker } from './worker';

/** Whether this is a first visit on a connection that the visitor asks to be spared. */
function shouldWait(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData || recall('localStorage', 'visited')) return false;
  keep('localStorage', 'visited', 'yes');
  return true;
}

/** Says that the site goes on without a connection; true only once the worker is in charge. */
function sayOffline() {
  if (navigator.serviceWorker.controller)
    notify({ type: 'info', title: 'app.offlineTitle', description: 'app.offlineText' });
}

/** Makes the site work without a network. Where that is refused or fails it stays as it is; the console says why. */
export async function startPwa(): Promise<void> {
  if (!('serviceWorker' in navigator) || shouldWait()) return;
  addEventListener('offline', sayOffline);
  try {
    const worker = createWorker();
    followUpdates(worker);
    await worker.register({ immediate: true });
  } catch (error) {
    console.warn('This site is not available offline:', error);
  }
}
