/** Runs something once the next frame is drawn. A page that is out of sight draws none: there it runs at once. */
export function afterPaint(run: () => void): void {
  if (document.visibilityState === 'hidden') run();
  // What runs in the callback of a frame holds that frame up; a task of its own comes after it.
  else requestAnimationFrame(() => setTimeout(run));
}
