/** Runs something once the browser is idle. If the browser cannot tell, it runs soon. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}

/** Prepares something once the worker has its files and the browser is idle. If it fails, the first need tries again. */
export function whenCached(load: () => Promise<unknown>): void {
  const ignore = () => {};
  // Without storage there is no worker: in Firefox, `ready` rejects then.
  navigator.serviceWorker?.ready.then(() => whenIdle(() => load().catch(ignore)), ignore);
}
