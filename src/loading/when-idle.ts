/** Runs something once the browser has nothing better to do; one that cannot tell does it soon. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}
