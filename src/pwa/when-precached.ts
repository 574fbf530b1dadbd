import { whenIdle } from '../lib/idle';

/**
 * Calls `load` once the worker has precached the files and the browser is idle. A failure is ignored: the file is requested again
 * when it is needed.
 */
export function whenPrecached(load: () => unknown): void {
  const ignore = () => {};
  // Without storage, `ready` may reject. In a sandbox, `serviceWorker` throws.
  new Promise((resolve) => resolve(navigator.serviceWorker.ready)).then(
    () => whenIdle(() => Promise.resolve(load()).catch(ignore)),
    ignore,
  );
}
