import type { Language } from './codes';
import type { en } from './en';

/** A key of the dictionaries; English has them all and the other languages must have the same. */
export type Key = keyof typeof en;

export type Dictionary = Record<Key, string>;

const dictionaries: Partial<Record<Language, Dictionary>> = {};

/** Makes the words of a language known. */
export function teach(language: Language, words: Dictionary): void {
  dictionaries[language] = words;
}

/** Tells whether the words of a language are known. */
export const knows = (language: Language) => language in dictionaries;

/**
 * The words for a key in a language. A key that the dictionary lacks comes back as it is (specification, section 3);
 * the types keep that from happening unnoticed.
 */
export function translate(language: Language, key: Key): string {
  return dictionaries[language]?.[key] ?? key;
}
