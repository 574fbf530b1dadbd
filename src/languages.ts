/** The languages of the site, in the order of the flags. */
export const languages = ['en', 'nl'] as const;

export type Language = (typeof languages)[number];

/** The site starts in this one. Its addresses have no prefix, whatever the order of the flags. */
export const defaultLanguage: Language = 'en';

/** The name of each language in that language: the accessible names of the flags. */
export const languageNames: Record<Language, string> = { en: 'English', nl: 'Nederlands' };

/** Whether a text from an address, storage or document names a language of the site. */
export function isLanguage(text: string | null): text is Language {
  return languages.some((language) => language === text);
}
