import { keep, recall } from '../storage';
import { readAddress } from './addresses';
import { defaultLanguage, isLanguage, type Language } from './codes';

/** The key in localStorage under which the choice is kept. */
export const storageKey = 'language';

/** The query parameter that opens a page in a language: `?lang=nl`. */
const parameter = 'lang';

/** Keeps the visitor's choice for the next visit. If the browser refuses storage, the choice is forgotten. */
export const storeChoice = (language: Language) => keep('localStorage', storageKey, language);

/** The stored choice, if it is a language of the site. */
export function storedChoice(): Language | undefined {
  const stored = recall('localStorage', storageKey);
  return isLanguage(stored) ? stored : undefined;
}

/** The language to open an address in: the one that it asks for, which counts as a choice; the stored one; the default. */
export function chooseLanguage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Language {
  const asked = readAddress(pathname).language ?? new URLSearchParams(search).get(parameter);
  if (!isLanguage(asked)) return storedChoice() ?? defaultLanguage;
  storeChoice(asked);
  return asked;
}

/** Takes the language out of the address, or it would win at the next reload. */
export function dropParameter(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(parameter)) return;
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
}

/** Does so to a page that is left, so that it follows later choices; only the address remembers a choice not kept. */
export const forgetAskedLanguage = () => storedChoice() && dropParameter();
