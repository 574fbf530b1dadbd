export const languageNames = { nl: 'Nederlands', en: 'English', de: 'Deutsch' } as const;

export const defaultLanguage: keyof typeof languageNames = 'nl';

export type Words = typeof import('./words/nl/index.ts').words;
