import { messageSW, type Workbox } from 'workbox-window';
import { keep, recall } from '../storage';
import { notify } from '../ui/notify';

const hour = 3_600_000;

/** Whether something happens for the first time in this session. If storage is refused, nothing does. */
const firstTime = (what: string) => !recall('sessionStorage', what) && keep('sessionStorage', what, 'yes');

/** Whether nobody has begun to use the page. If the browser cannot tell, somebody has. */
const isUntouched = () => navigator.userActivation?.hasBeenActive === false && scrollY === 0;

/** Whether no other window of the site is open. That one would get the new version, too. */
const isAlone = async (waiting: ServiceWorker) => (await messageSW(waiting, { type: 'COUNT_WINDOWS' })) === 1;

/**
 * Deals with a new version that waits. If nobody has touched the page, and no other is open, the page takes it in
 * silence. Otherwise it asks, once a session. Before it messages the worker, it listens to the browser itself: in the
 * first session of a worker, the events of workbox-window say nothing (vite-pwa/vite-plugin-pwa#789).
 */
async function offerUpdate(worker: Workbox, waiting: ServiceWorker): Promise<void> {
  let isWaiting = true;
  const inCharge = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  // Another tab may agree first. Then nothing waits any more.
  inCharge.then(() => (isWaiting = false));
  const take = (then: () => void) => {
    inCharge.then(then);
    if (isWaiting) worker.messageSkipWaiting();
  };
  const reload = () => location.reload();
  const ask = () => {
    const answers = [
      { label: 'app.reload', run: () => take(reload) },
      { label: 'app.later', run: () => {} },
    ] as const;
    if (firstTime('update-asked')) notify({ type: 'info', title: 'app.newTitle', description: 'app.newText', answers });
  };
  // A busy browser takes up to half a minute. By then the visitor may have begun.
  if (isUntouched() && (await isAlone(waiting)) && firstTime('update-taken'))
    take(() => (isUntouched() ? reload() : ask()));
  else ask();
}

/** Says in the console if a version was dropped before it was installed. The browser tells nobody. */
function reportFailures(worker: Workbox): void {
  const installed = new Set([navigator.serviceWorker.controller]);
  worker.addEventListener('installed', ({ sw = null }) => installed.add(sw));
  worker.addEventListener('redundant', ({ sw = null }) => {
    if (!installed.has(sw)) console.warn('This version of the site could not be kept for offline use.');
  });
}

/** Says when the site is ready for offline use, offers each new version, and looks for one hourly and on return. */
export function followUpdates(worker: Workbox): void {
  // `activated` would not do: a worker that removes itself is activated, but never in charge.
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal) notify({ type: 'success', title: 'app.readyTitle', description: 'app.readyText' });
  });
  worker.addEventListener('waiting', ({ sw }) => sw && offerUpdate(worker, sw));
  reportFailures(worker);

  const look = () => {
    if (navigator.onLine && document.visibilityState === 'visible')
      worker.update().catch((error) => console.warn(error));
  };
  setInterval(look, hour);
  document.addEventListener('visibilitychange', look);
}
