import { whenIdle } from '../ui/when-idle';

/** Imports a part ahead of its need, once the worker has it and the browser is idle; where that fails, it is for later. */
export function whenCached(load: () => Promise<unknown>): void {
  navigator.serviceWorker?.ready.then(() => whenIdle(() => load().catch(() => {})));
}
