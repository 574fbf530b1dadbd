import { languageNames } from './content/languages.ts';

export type Language = keyof typeof languageNames;

/** The languages of the site, in the order of the flags. */
export const languages = Object.keys(languageNames) as Language[];

/** Returns whether a text from a URL, storage or document is the code of a language of the site. */
export function isLanguage(text: string | null): text is Language {
  return languages.some((language) => language === text);
}
