import { whenIdle } from '../loading/when-idle';

/** Imports a part ahead of its time, once the worker has it and the browser is idle. Faults wait for the real need. */
export function whenCached(load: () => Promise<unknown>): void {
  const ignore = () => {};
  // A browser that refuses storage has no worker, and Firefox calls that a fault.
  navigator.serviceWorker?.ready.then(() => whenIdle(() => load().catch(ignore)), ignore);
}
