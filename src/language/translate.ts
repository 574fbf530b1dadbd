import type { Language } from './codes';
import { en } from './en';
import { nl } from './nl';

/** A key of the dictionaries; English has them all and the other languages must have the same. */
export type Key = keyof typeof en;

export type Dictionary = Record<Key, string>;

/** The words of each language. */
export const dictionaries: Record<Language, Dictionary> = { en, nl };

/**
 * The words for a key in a language. A key that the dictionary lacks comes back as it is
 * (specification, section 3); the types keep that from happening unnoticed.
 */
export function translate(language: Language, key: Key): string {
  return dictionaries[language]?.[key] ?? key;
}
