import { keep, recall } from '../storage';

/**
 * Reloads the page for a file that is gone, which happens when a new version was deployed under an open page. At most
 * once for each cause in a tab's life, never while the site cannot be reached, and never where storage is refused,
 * since then a loop could not be told.
 * @param cause what is missing
 * @returns whether the page is about to reload
 */
export async function reloadOnce(cause: string): Promise<boolean> {
  const key = `reloaded-for ${cause}`;
  if (!navigator.onLine || recall('sessionStorage', key)) return false;
  // A browser calls itself online on any network; the reload needs an answer of this site.
  const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => Response.error());
  if (!ok || !keep('sessionStorage', key, 'yes')) return false;
  location.reload();
  return true;
}
