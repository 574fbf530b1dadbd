import { defaultLanguage, isLanguage, type Language, parameter, storageKey } from './codes';

/**
 * Keeps the visitor's choice for the next visit. A browser that refuses storage forgets it; the
 * page goes on in the chosen language.
 */
export function storeChoice(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Refused or full: nothing is lost but the memory of the choice.
  }
}

/** The stored choice, or undefined where there is none, it is not a language, or storage is refused. */
export function storedChoice(): Language | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The language to open the page in: the address first (that counts as a choice and is kept), then
 * the stored choice, then English.
 * @param search the query string of the address, with or without its question mark
 */
export function chooseLanguage(search: string): Language {
  const asked = new URLSearchParams(search).get(parameter);
  if (!isLanguage(asked)) return storedChoice() ?? defaultLanguage;
  storeChoice(asked);
  return asked;
}
