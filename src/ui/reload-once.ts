const prefix = 'reloaded-for ';

/**
 * Reloads the page for a file that is gone, which happens when a new version was deployed under
 * an open page. At most once for each cause in a tab's life, never offline, and never where
 * storage is refused, since then a loop could not be told.
 * @param cause what is missing
 * @returns whether the page is about to reload
 */
export function reloadOnce(cause: string): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(prefix + cause)) return false;
    sessionStorage.setItem(prefix + cause, 'yes');
  } catch {
    return false;
  }
  location.reload();
  return true;
}
