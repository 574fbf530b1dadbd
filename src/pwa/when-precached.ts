import { whenIdle } from '../lib/idle';

/**
 * Calls `load` once the worker has precached the files and the browser is idle. A failure is ignored: the file is requested again
 * when it is needed.
 */
export function whenPrecached(load: () => unknown): void {
  const ignore = () => {};
  // `serviceWorker` may be missing or throw: https://developer.mozilla.org/en-US/docs/Web/API/Navigator/serviceWorker
  new Promise((resolve) => resolve(navigator.serviceWorker.ready)).then(
    () => whenIdle(() => Promise.resolve(load()).catch(ignore)),
    ignore,
  );
}
