/**
 * Runs something right after the next frame, so that it does not delay what the visitor waits to see. A page in the
 * background has no frames: there it runs soon.
 * @returns takes it back, as long as it has not run
 */
export function afterFrame(run: () => void): () => void {
  let isWanted = true;
  const runSoon = () => setTimeout(() => isWanted && run());
  if (document.hidden) runSoon();
  else requestAnimationFrame(runSoon);
  return () => {
    isWanted = false;
  };
}
