import { forget, keep, recall } from '../storage';
import { keepPress } from './press';

const keyOf = (cause: string) => `reloaded-for ${cause}`;

/** Whether the site answers: a browser calls itself online on any network. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => Response.error());
  return ok;
}

/** Whether the file that an import has failed for is there: Firefox never asks twice for one, and names it. */
async function isThereNow(fault: unknown): Promise<boolean> {
  const [file] = /https?:\S+/.exec(String(fault)) ?? [];
  if (!file) return false;
  try {
    const response = await fetch(file, { cache: 'no-store' });
    await response.text();
    return response.ok && /javascript/.test(response.headers.get('content-type') ?? '');
  } catch {
    return false;
  }
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
 * each cause, until what was missing arrives; never if storage is refused, since then a loop could not be told.
 * @param cause what is missing
 * @param fault why; a visitor who presses again for a file that is there by now is worth another reload
 * @returns whether the page is about to go
 */
export async function reloadOnce(cause: string, fault?: unknown): Promise<boolean> {
  const isFirst = !recall('sessionStorage', keyOf(cause));
  if (!isFirst && !(window.press && (await isThereNow(fault)))) return Boolean(window.leaving);
  return reload(() => keep('sessionStorage', keyOf(cause), 'yes'));
}

/** Notes that what was missing is there: the next time, the page may reload for it again. */
export const hasArrived = (cause: string) => forget('sessionStorage', keyOf(cause));
