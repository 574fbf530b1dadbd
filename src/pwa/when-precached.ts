import { whenIdle } from '../lib/idle';

/**
 * Loads something ahead, once the worker has precached its files and the browser is idle. A failure is ignored: it is
 * loaded again when it is needed.
 */
export function whenPrecached(load: () => Promise<unknown>): void {
  const ignore = () => {};
  // Without storage there is no worker. In Firefox, `ready` rejects then.
  navigator.serviceWorker?.ready.then(() => whenIdle(() => load().catch(ignore)), ignore);
}
