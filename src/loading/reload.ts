import { forget, keep, recall } from '../storage';
import { keepPress } from './press';

const keyOf = (cause: string) => `reloaded-for ${cause}`;

/** Whether the site answers. A browser calls itself online on any network. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => Response.error());
  return ok;
}

/** Whether the file of a failed import is there by now. The fault names it. Firefox never imports such a file again. */
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
 * Reloads the page if the site can be reached, and repeats the last press then. If the visitor is leaving, it does
 * nothing: Firefox lets the requests of a page that is left fail, and a reload would cancel the navigation.
 * @param mayReload is asked last, once the site has answered
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
 * Reloads the page for a missing file: a new version may have been deployed while the page was open. It reloads once
 * for each cause, until what was missing arrives. If storage is refused it never does, since it could not tell a loop.
 * @param cause what is missing
 * @param fault why; a visitor who presses again for a file that is there by now is worth another reload
 * @returns whether the page is about to go
 */
export async function reloadOnce(cause: string, fault?: unknown): Promise<boolean> {
  const isFirst = !recall('sessionStorage', keyOf(cause));
  if (!isFirst && !(window.press && (await isThereNow(fault)))) return Boolean(window.leaving);
  return reload(() => keep('sessionStorage', keyOf(cause), 'yes'));
}

/** Notes that the file is there. If it is missing again, the page may reload again. */
export const hasArrived = (cause: string) => forget('sessionStorage', keyOf(cause));
