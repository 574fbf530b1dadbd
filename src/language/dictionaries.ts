import type { Language } from './codes';
import { type Dictionary, knows, teach } from './translate';

const dictionaries: Record<Language, () => Promise<Dictionary>> = {
  en: async () => (await import('./en')).en,
  nl: async () => (await import('./nl')).nl,
};

/**
 * Fetches the words of a language, once. A visitor who never switches downloads one language.
 * @throws what the import throws, where the words cannot be fetched
 */
export async function loadWords(language: Language): Promise<void> {
  if (!knows(language)) teach(language, await dictionaries[language]());
}
