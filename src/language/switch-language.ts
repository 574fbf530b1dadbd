import type { Language } from '../languages';
import { replaceUrl } from '../lib/history';
import { withTimeout } from '../lib/timeout';
import { getPathname, parsePathname } from '../routes';
import { activeLanguage } from './page-language';
import { loadWords } from './words';

let lastRequested: Language;

/** The URL of the current page in a language. */
const getUrlIn = (language: Language) =>
  getPathname(parsePathname(location.pathname).path, language) + location.search + location.hash;

/**
 * Shows the current page in another language and replaces its history entry. If the words do not arrive in time, the browser
 * follows the link of the flag, as it does without scripts. Of two calls, the later one wins. `boot.ts` stores the choice.
 */
export async function switchLanguage(language: Language): Promise<void> {
  lastRequested = language;
  const words = await withTimeout(loadWords(language)).catch(console.warn);
  if (lastRequested !== language) return;
  if (!words) return location.assign(getUrlIn(language));
  activeLanguage.value = language;
  // The router observes this, and renders the page in the language of the URL.
  replaceUrl(getUrlIn(language));
}

/**
 * Keeps the language on Back and Forward: an entry from before a switch gets the URL of the active language. The
 * router must subscribe to `popstate` later.
 */
export function initHistoryLanguage(): void {
  addEventListener('popstate', () => {
    if (parsePathname(location.pathname).language !== activeLanguage.value) replaceUrl(getUrlIn(activeLanguage.value));
  });
}
