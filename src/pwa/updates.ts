import type { Workbox } from 'workbox-window';
import { notify } from '../ui/notify';

const hour = 3_600_000;

/** Remembers in this tab's session that something was done, so that it is done only once. */
function firstTime(what: string): boolean {
  try {
    if (sessionStorage.getItem(what)) return false;
    sessionStorage.setItem(what, 'yes');
    return true;
  } catch {
    // Where nothing can be remembered, once could become again and again.
    return false;
  }
}

/** Whether the visitor has begun to use the page; a browser that cannot tell is taken to say yes. */
const isUntouched = () => navigator.userActivation?.hasBeenActive === false && scrollY === 0;

/**
 * Puts the waiting version in charge and reloads this tab with it. Listens before it asks: in the
 * first session of a worker its own events say nothing (vite-pwa/vite-plugin-pwa#789).
 */
function takeUpdate(worker: Workbox): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  worker.messageSkipWaiting();
}

/**
 * Deals with a version that is installed and waits: taken in silence while nobody has touched the
 * page, otherwise asked about, once a session.
 */
function offerUpdate(worker: Workbox): void {
  if (isUntouched() && firstTime('update-taken')) takeUpdate(worker);
  else if (firstTime('update-asked'))
    notify({
      type: 'info',
      title: 'app.newTitle',
      description: 'app.newText',
      answers: [
        { label: 'app.reload', run: () => takeUpdate(worker) },
        { label: 'app.later', run: () => {} },
      ],
    });
}

/**
 * Follows the versions of the site: says when it is ready for offline use, offers a new version,
 * and looks for one every hour and whenever the tab is looked at again, while online.
 */
export function followUpdates(worker: Workbox): void {
  worker.addEventListener('activated', ({ isUpdate, isExternal }) => {
    if (!isUpdate && !isExternal)
      notify({ type: 'success', title: 'app.readyTitle', description: 'app.readyText' });
  });
  worker.addEventListener('waiting', () => offerUpdate(worker));

  const look = () => {
    if (navigator.onLine && document.visibilityState === 'visible')
      worker.update().catch((error) => console.warn(error));
  };
  setInterval(look, hour);
  document.addEventListener('visibilitychange', look);
}
