import { whenIdle } from '../lib/idle';

/**
 * Preloads something once the worker has precached the files and the browser is idle. A failure is ignored: what is needed
 * later is loaded then.
 */
export function whenPrecached(load: () => unknown): void {
  const ignore = () => {};
  // Without storage there is no worker: in Firefox, `ready` rejects then. In a sandbox, `serviceWorker` throws.
  new Promise((resolve) => resolve(navigator.serviceWorker.ready)).then(
    () => whenIdle(() => Promise.resolve(load()).catch(ignore)),
    ignore,
  );
}
