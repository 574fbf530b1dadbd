import type { Language } from '../languages';
import type { Dictionary, Key } from '../schema';
import { byLanguage } from './by-language';

const loaders = byLanguage(
  import.meta.glob<Dictionary | undefined>('./*/index.ts', { base: '../content/words', import: 'words' }),
);

/** The words of the languages that are loaded. */
const loaded: Partial<Record<Language, Dictionary>> = {};

/**
 * Loads the words of a language, once.
 * @throws if their file does not arrive, or is cut off: then it may run without an error, and lack the export at its end
 */
export async function loadWords(language: Language): Promise<Dictionary> {
  const words = loaded[language] ?? (await loaders[language]());
  if (!words) throw new Error(`The words for "${language}" did not arrive as a whole.`);
  loaded[language] = words;
  return words;
}

/** The words for a key. If the dictionary lacks the key, the key itself. */
export const translate = (language: Language, key: Key): string => loaded[language]?.[key] ?? key;
