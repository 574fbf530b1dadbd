import type { Language } from './codes';
import type { en } from './en';

/** A key of the dictionaries. English has them all, and the other languages must have the same. */
export type Key = keyof typeof en;

export type Dictionary = Record<Key, string>;

/** The words of the languages that are loaded; `dictionaries.ts` fetches them. */
export const words: Partial<Record<Language, Dictionary>> = {};

/** The words for a key. If the dictionary lacks the key, the key itself. */
export const translate = (language: Language, key: Key): string => words[language]?.[key] ?? key;
