/** Runs something once the browser is idle. If the browser cannot tell, it runs soon. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}
