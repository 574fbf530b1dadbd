import type { Language } from '../languages';
import type { Dictionary, Key } from '../schema';
import { keyByLanguage } from './key-by-language';

const loaders = keyByLanguage(
  import.meta.glob<Dictionary | undefined>('./*/index.ts', { base: '../content/words', import: 'words' }),
);

/** The words of the languages that are loaded. */
const loaded: Partial<Record<Language, Dictionary>> = {};

/**
 * Loads the words of a language, once.
 * @throws if the file is missing or incomplete: a truncated module may run, but lack its last export
 */
export async function loadWords(language: Language): Promise<Dictionary> {
  const words = loaded[language] ?? (await loaders[language]());
  if (!words) throw new Error(`The words for "${language}" did not arrive as a whole.`);
  loaded[language] = words;
  return words;
}

/** Returns the words for a key, or the key itself if they are not loaded. */
export const translate = (language: Language, key: Key): string => loaded[language]?.[key] ?? key;
