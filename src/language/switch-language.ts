import type { Language } from '../languages';
import { replaceUrl } from '../lib/history';
import { withTimeout } from '../lib/timeout';
import { addressOf, readAddress } from '../routes';
import { activeLanguage } from './page-language';
import { loadWords } from './words';

let lastRequested: Language;

/** The address of the open page in a language. */
const addressIn = (code: Language) =>
  addressOf(readAddress(location.pathname).path, code) + location.search + location.hash;

/**
 * Shows the open page in another language and replaces its history entry. If the words do not arrive in time, the browser
 * follows the link of the flag, as it does without scripts. Of two calls, the later one wins. `boot.ts` stores the choice.
 */
export async function switchLanguage(code: Language): Promise<void> {
  lastRequested = code;
  const words = await withTimeout(loadWords(code)).catch(console.warn);
  if (lastRequested !== code) return;
  if (!words) return location.assign(addressIn(code));
  activeLanguage.value = code;
  // The router observes this, and renders the page in the language of the address.
  replaceUrl(addressIn(code));
}

/**
 * Keeps the language on Back and Forward: an entry from before a switch gets the address of the active language. It must be
 * called before the router subscribes to `popstate`.
 */
export function keepLanguageInHistory(): void {
  addEventListener('popstate', () => {
    if (readAddress(location.pathname).language !== activeLanguage.value) replaceUrl(addressIn(activeLanguage.value));
  });
}
