import type { Language } from './codes';
import { type Dictionary, words } from './words';

const dictionaries: Record<Language, () => Promise<Dictionary>> = {
  en: async () => (await import('./en')).en,
  nl: async () => (await import('./nl')).nl,
};

/** Whether words are of the version of the site that is open: a deploy in the meantime may have renamed a key. */
const fits = (dictionary: Dictionary) =>
  Object.values(words).every((known) => Object.keys(known).every((key) => key in dictionary));

/**
 * The words of a language, fetched once. The boot script asks for the first ones, and `main.tsx` waits for them.
 * @throws if they cannot be fetched, or are of another version of the site
 */
export async function loadWords(language: Language): Promise<Dictionary> {
  const dictionary = words[language] ?? (await dictionaries[language]());
  if (!fits(dictionary)) throw new Error(`The words for "${language}" are of another version of this site.`);
  words[language] = dictionary;
  return dictionary;
}
