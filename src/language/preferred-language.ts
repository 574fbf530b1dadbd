import { isLanguage, type Language } from '../languages';
import { getItem, setItem } from '../lib/storage';
import { getPathname, parsePathname } from '../routes';

/** The key in localStorage. */
const storageKey = 'language';

/** The query of the URLs at which the installed app starts. */
export const appStartQuery = '?source=app';

/** Stores the language that the visitor chose. If the browser refuses storage, the URL alone decides. */
export const storePreferredLanguage = (language: Language) => setItem('localStorage', storageKey, language);

/**
 * Returns the URL to which a visitor who chose another language is redirected, if any. A URL with a language prefix was chosen, too,
 * unless the installed app starts there.
 */
export function getRedirectTarget({ pathname, search, hash }: Location): string | undefined {
  const { base, language, path } = parsePathname(pathname);
  if (base && new URLSearchParams(search).get('source') !== 'app') return;
  const preferred = getItem('localStorage', storageKey);
  if (isLanguage(preferred) && preferred !== language) return getPathname(path, preferred) + search + hash;
}
