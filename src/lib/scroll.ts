/** Calls back whenever the page is scrolled. Returns a function that ends this, as `useSyncExternalStore` asks for. */
export function subscribeToScroll(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}
