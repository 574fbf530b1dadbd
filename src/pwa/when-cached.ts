import { whenIdle } from '../ui/when-idle';

/** Imports a part ahead of its need, when the worker has it and the browser is idle. A failure is left to the need. */
export function whenCached(load: () => Promise<unknown>): void {
  navigator.serviceWorker?.ready.then(() => whenIdle(() => load().catch(() => {})));
}
