const prefix = 'reloaded-for ';

/**
 * Reloads the page for a file that is gone, which happens when a new version was deployed under
 * an open page. At most once for each cause in a tab's life, never while the site cannot be
 * reached, and never where storage is refused, since then a loop could not be told.
 * @param cause what is missing
 * @returns whether the page is about to reload
 */
export async function reloadOnce(cause: string): Promise<boolean> {
  try {
    if (!navigator.onLine || sessionStorage.getItem(prefix + cause)) return false;
    // A browser calls itself online on any network; the reload needs an answer of this site.
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    if (!ok) return false;
    sessionStorage.setItem(prefix + cause, 'yes');
  } catch {
    return false;
  }
  location.reload();
  return true;
}
