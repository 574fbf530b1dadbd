/**
 * Runs something right after the next frame, so that it does not delay what the visitor waits to see.
 * @returns takes it back, as long as it has not run
 */
export function afterFrame(run: () => void): () => void {
  let isWanted = true;
  requestAnimationFrame(() => setTimeout(() => isWanted && run()));
  return () => {
    isWanted = false;
  };
}
