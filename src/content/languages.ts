/** The languages by code, each with its own name, in the order of the flags. Each has a folder in `words/`. */
export const languageNames = { en: 'English', nl: 'Nederlands' } as const;

/** The site starts in this one. Its addresses have no prefix, whatever the order of the flags. */
export const defaultLanguage: keyof typeof languageNames = 'en';

/** The words that every language has to have are those of this one. Its `words` have no type; those of the others are a `Dictionary`. */
export type Words = typeof import('./words/en/index.ts').words;
