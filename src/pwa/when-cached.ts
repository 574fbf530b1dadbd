import { whenIdle } from '../ui/when-idle';

/** Imports a part ahead of its need, when the worker has it and the browser is idle; if it fails, its need will tell. */
export function whenCached(load: () => Promise<unknown>): void {
  navigator.serviceWorker?.ready.then(() => whenIdle(() => load().catch(() => {})));
}
