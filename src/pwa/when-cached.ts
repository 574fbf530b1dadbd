import { whenIdle } from '../ui/when-idle';

/**
 * Loads a part ahead of its first need, once that costs the visitor nothing: when the worker has it in its cache and
 * the browser is idle. A part that fails is asked for again when it is needed.
 * @param load the dynamic import
 */
export function whenCached(load: () => Promise<unknown>): void {
  navigator.serviceWorker?.ready.then(() => whenIdle(() => load().catch(() => {})));
}
