import { whenIdle } from './when-idle';

/** Imports a part early, once the worker has it and the browser is idle. If that fails, the first need tries again. */
export function whenCached(load: () => Promise<unknown>): void {
  const ignore = () => {};
  // A browser that refuses storage has no worker, and Firefox calls that a fault.
  navigator.serviceWorker?.ready.then(() => whenIdle(() => load().catch(ignore)), ignore);
}
