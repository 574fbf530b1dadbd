import type { Workbox } from 'workbox-window';
import { keep, recall } from '../storage';
import { notify } from '../ui/notify';

const hour = 3_600_000;

/** Whether something is done for the first time in this session; never where that cannot be kept. */
const firstTime = (what: string) => !recall('sessionStorage', what) && keep('sessionStorage', what, 'yes');

/** Whether the visitor has begun to use the page; a browser that cannot tell is taken to say yes. */
const isUntouched = () => navigator.userActivation?.hasBeenActive === false && scrollY === 0;

/** Waits for the next version to take charge of this tab, whichever tab has agreed to it. */
const whenInCharge = (run: () => void) =>
  navigator.serviceWorker.addEventListener('controllerchange', run, { once: true });

/**
 * Deals with a version that is installed and waits: taken in silence while nobody has touched the
 * page, otherwise asked about, once a session. Listens before it sends: in the first session of a
 * worker its own events say nothing (vite-pwa/vite-plugin-pwa#789).
 */
function offerUpdate(worker: Workbox): void {
  let inCharge = false;
  whenInCharge(() => {
    inCharge = true;
  });
  const reload = () => {
    // Another tab may have agreed since it was asked here; nothing waits any more then.
    if (inCharge) return location.reload();
    whenInCharge(() => location.reload());
    worker.messageSkipWaiting();
  };
  const ask = () => {
    if (!firstTime('update-asked')) return;
    notify({
      type: 'info',
      title: 'app.newTitle',
      description: 'app.newText',
      answers: [
        { label: 'app.reload', run: reload },
        { label: 'app.later', run: () => {} },
      ],
    });
  };
  if (isUntouched() && firstTime('update-taken')) {
    // A busy browser takes up to half a minute, in which the visitor may have begun.
    whenInCharge(() => (isUntouched() ? location.reload() : ask()));
    worker.messageSkipWaiting();
  } else ask();
}

/**
 * Says in the console that a version could not be kept, which the browser tells nobody: its worker
 * is dropped before it was installed. A worker that made way for its successor was installed.
 */
function reportFailures(worker: Workbox): void {
  const installed = new Set([navigator.serviceWorker.controller]);
  worker.addEventListener('installed', ({ sw = null }) => installed.add(sw));
  worker.addEventListener('redundant', ({ sw = null }) => {
    if (!installed.has(sw)) console.warn('This version of the site could not be kept for offline use.');
  });
}

/**
 * Follows the versions of the site: says when it is ready for offline use, offers a new version,
 * and looks for one every hour and whenever the tab is looked at again, while online.
 */
export function followUpdates(worker: Workbox): void {
  // A worker that removes itself is activated, too, but never in charge.
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal) notify({ type: 'success', title: 'app.readyTitle', description: 'app.readyText' });
  });
  worker.addEventListener('waiting', () => offerUpdate(worker));
  reportFailures(worker);

  const look = () => {
    if (navigator.onLine && document.visibilityState === 'visible')
      worker.update().catch((error) => console.warn(error));
  };
  setInterval(look, hour);
  document.addEventListener('visibilitychange', look);
}
