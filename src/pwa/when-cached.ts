import { whenIdle } from '../loading/when-idle';

/** Imports a part ahead of its time, once the worker has it and the browser is idle. Faults wait for the real need. */
export function whenCached(load: () => Promise<unknown>): void {
  navigator.serviceWorker?.ready.then(() => whenIdle(() => load().catch(() => {})));
}
