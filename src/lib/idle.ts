/** Calls back when the browser is idle. Safari, which cannot tell, calls back after 200 ms. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 200);
}
