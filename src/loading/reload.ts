import { forget, keep, recall } from '../storage';
import { keepPress } from './press';

const keyOf = (cause: string) => `reloaded-for ${cause}`;

/** Whether the site answers: a browser calls itself online on any network. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => Response.error());
  return ok;
}

/**
 * Reloads the page, and repeats the last press in it, unless the site cannot be reached. A page that the visitor is
 * leaving is left alone: Firefox ends its requests as failures, and a reload would cancel the visitor's own navigation.
 * @param mayReload a last question, once the site has answered
 * @returns whether the page is about to go
 */
export async function reload(mayReload = () => true): Promise<boolean> {
  const reachable = window.leaving || (await isReachable());
  if (window.leaving) return true;
  if (!reachable || !mayReload()) return false;
  keepPress();
  location.reload();
  return true;
}

/**
 * Reloads the page for a file that is gone, which happens when a new version was deployed under an open page. Once for
 * each cause, until what was missing arrives, and again for each press of the visitor: Firefox never asks twice for a
 * file that failed. Never if storage is refused, since then a loop could not be told.
 * @param cause what is missing
 * @returns whether the page is about to go
 */
export async function reloadOnce(cause: string): Promise<boolean> {
  if (recall('sessionStorage', keyOf(cause)) && !window.press) return Boolean(window.leaving);
  return reload(() => keep('sessionStorage', keyOf(cause), 'yes'));
}

/** Notes that what was missing is there: the next time, the page may reload for it again. */
export const hasArrived = (cause: string) => forget('sessionStorage', keyOf(cause));
