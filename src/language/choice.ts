import { isLanguage, type Language } from '../languages';
import { getItem, setItem } from '../lib/storage';
import { addressOf, readAddress } from '../routes';

/** The key in localStorage under which the choice is kept. */
const key = 'language';

/** The query of the addresses at which the installed app starts. */
export const appStart = '?source=app';

const isAppStart = (search: string) => new URLSearchParams(search).get('source') === 'app';

/** Keeps the visitor's choice for the next visit. If the browser refuses storage, the choice is forgotten. */
export const storeChoice = (language: Language) => setItem('localStorage', key, language);

/** The language that was chosen, if it is a language of the site. */
export function storedChoice(): Language | undefined {
  const stored = getItem('localStorage', key);
  return isLanguage(stored) ? stored : undefined;
}

/**
 * Where a visitor who opens an address has to be led: to the same page in the chosen language. An address with a prefix
 * was meant as it is, unless the installed app starts there.
 * @returns the other address, with its query and its fragment; nothing if this one is right
 */
export function chosenAddress({ pathname, search, hash }: Location): string | undefined {
  const { base, language, path } = readAddress(pathname);
  if (base && !isAppStart(search)) return;
  const chosen = storedChoice() ?? language;
  return chosen === language ? undefined : addressOf(path, chosen) + search + hash;
}
