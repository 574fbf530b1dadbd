import { isLanguage, type Language } from '../languages';
import { getItem, setItem } from '../lib/storage';
import { addressOf, readAddress } from '../routes';

/** The key in localStorage. */
const key = 'language';

/** The query of the addresses at which the installed app starts. */
export const appStartQuery = '?source=app';

const isAppStart = (search: string) => new URLSearchParams(search).get('source') === 'app';

/** Stores the language that the visitor chose. If the browser refuses storage, it holds for this page only. */
export const storePreferredLanguage = (language: Language) => setItem('localStorage', key, language);

/** The language that the visitor chose, if it is a language of the site. */
function getPreferredLanguage(): Language | undefined {
  const stored = getItem('localStorage', key);
  return isLanguage(stored) ? stored : undefined;
}

/**
 * Returns the address to which a visitor who chose another language is redirected, with its query and fragment, if any. An address
 * with a language prefix was chosen, too, unless the installed app starts there.
 */
export function getRedirectTarget({ pathname, search, hash }: Location): string | undefined {
  const { base, language, path } = readAddress(pathname);
  if (base && !isAppStart(search)) return;
  const preferred = getPreferredLanguage() ?? language;
  return preferred === language ? undefined : addressOf(path, preferred) + search + hash;
}
