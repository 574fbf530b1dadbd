import type { Language } from './codes';
import { type Dictionary, words } from './translate';

const dictionaries: Record<Language, () => Promise<Dictionary>> = {
  en: async () => (await import('./en')).en,
  nl: async () => (await import('./nl')).nl,
};

/** The words of a language, fetched once; throws what the import throws, where they cannot be fetched. */
export async function loadWords(language: Language): Promise<Dictionary> {
  words[language] ??= await dictionaries[language]();
  return words[language];
}
