import { messageSW, type Workbox } from 'workbox-window/index.js';
import { getItem, setItem } from '../lib/storage';
import { notify } from '../ui/notify';
import { isOfflineReady } from './offline';

const hour = 3_600_000;

/** The longest wait for the answer of a worker, in ms. */
const longestAnswer = 1000;

/** Whether nobody has begun to use the page. If the browser cannot tell, somebody has. */
const isUntouched = () => navigator.userActivation?.hasBeenActive === false && scrollY === 0;

/** Whether no other window of the site is open: that one would get the new version, too. No answer means no. */
async function isAlone(waiting: ServiceWorker): Promise<boolean> {
  const lateness = new Promise((resolve) => setTimeout(resolve, longestAnswer));
  return (await Promise.race([messageSW(waiting, { type: 'COUNT_WINDOWS' }), lateness])) === 1;
}

/** Puts the version that waits in charge, unless another tab has done so, and then runs something. */
async function take(then: () => void): Promise<void> {
  // It may be a later one than the one that was asked about.
  const version = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (version) {
    // In the first session of a worker, the events of workbox-window say nothing (https://github.com/vite-pwa/vite-plugin-pwa/issues/789).
    navigator.serviceWorker.addEventListener('controllerchange', then, { once: true });
    messageSW(version, { type: 'SKIP_WAITING' });
  } else then();
}

const reload = () => location.reload();

/** Asks whether to reload for a new version, once a session. */
async function ask(): Promise<void> {
  if (getItem('sessionStorage', 'update-asked')) return;
  const answers = [
    { label: 'app.reload', run: () => void take(reload) },
    { label: 'app.later', run: () => {} },
  ] as const;
  if (await notify({ type: 'info', title: 'app.newTitle', description: 'app.newText', answers }))
    setItem('sessionStorage', 'update-asked', 'yes');
}

/** Deals with a new version. If nobody has touched the page, and no other is open, the page takes it in silence. */
async function offerUpdate(version: ServiceWorker): Promise<void> {
  if (!isUntouched() || getItem('sessionStorage', 'update-taken') || !(await isAlone(version))) return ask();
  setItem('sessionStorage', 'update-taken', 'yes');
  // A busy browser takes up to half a minute. By then the visitor may have begun.
  await take(() => (isUntouched() ? reload() : ask()));
}

/** Says in the console if a version was dropped before it was installed. The browser tells nobody. */
function reportFailures(worker: Workbox): void {
  const installed = new Set([navigator.serviceWorker.controller]);
  worker.addEventListener('installed', ({ sw = null }) => installed.add(sw));
  worker.addEventListener('redundant', ({ sw = null }) => {
    if (!installed.has(sw)) console.warn('This version of the site could not be kept for offline use.');
  });
}

/** Notes when the site is ready for offline use, offers each new version, and looks for one hourly and on return. */
export function followUpdates(worker: Workbox): void {
  // `activated` would not do: a worker that removes itself is activated, but never in charge.
  worker.addEventListener('controlling', () => {
    isOfflineReady.value = true;
  });
  worker.addEventListener('waiting', ({ sw }) => {
    // The first worker waits for a moment, too. As long as no worker is in charge, it is not a new version.
    if (sw && navigator.serviceWorker.controller) offerUpdate(sw);
  });
  reportFailures(worker);

  const look = () => {
    if (navigator.onLine && document.visibilityState === 'visible')
      worker.update().catch((error) => console.warn(error));
  };
  setInterval(look, hour);
  document.addEventListener('visibilitychange', look);
}
