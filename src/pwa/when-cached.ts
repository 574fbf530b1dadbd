import { whenIdle } from './when-idle';

/** Preloads a chunk, once the worker has it and the browser is idle. If that fails, the first need tries again. */
export function whenCached(load: () => Promise<unknown>): void {
  const ignore = () => {};
  // Without storage there is no worker: in Firefox, `ready` rejects then.
  navigator.serviceWorker?.ready.then(() => whenIdle(() => load().catch(ignore)), ignore);
}
