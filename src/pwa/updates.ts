import { messageSW, type Workbox } from 'workbox-window/index.js';
import { getItem, setItem } from '../lib/storage';
import { notify } from '../ui/notify';

/** One hour, in ms. */
const updateInterval = 3_600_000;

/** The key in sessionStorage that is set once this tab has asked. It asks again only after a version is accepted. */
const askedKey = 'update-asked';

/** Activates the waiting worker and reloads the page. If another tab has activated it already, this only reloads. */
async function activateUpdate(): Promise<void> {
  setItem('sessionStorage', askedKey, '');
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (!waiting) return location.reload();
  // Workbox does not tell the first update of a session from the first worker: https://github.com/vite-pwa/vite-plugin-pwa/issues/789
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  messageSW(waiting, { type: 'SKIP_WAITING' });
}

/** Asks the visitor whether to reload for a new version, once per tab. */
async function askToReload(): Promise<void> {
  if (getItem('sessionStorage', askedKey)) return;
  const actions = [
    { label: 'app.reload', run: () => void activateUpdate() },
    { label: 'app.later', run: () => {} },
  ] as const;
  const isShown = await notify({ type: 'info', title: 'app.newTitle', description: 'app.newText', actions });
  if (isShown) setItem('sessionStorage', askedKey, 'yes');
}

/** Asks before a new version is activated. Checks for one every hour, and when the visitor returns to the tab. */
export function initUpdatePrompt(worker: Workbox): void {
  worker.addEventListener('waiting', () => {
    // The first worker waits for a moment, too, but is no update.
    if (navigator.serviceWorker.controller) askToReload();
  });
  const checkForUpdate = () => {
    if (navigator.onLine && document.visibilityState === 'visible')
      worker.update().catch((error) => console.warn(error));
  };
  setInterval(checkForUpdate, updateInterval);
  document.addEventListener('visibilitychange', checkForUpdate);
}
