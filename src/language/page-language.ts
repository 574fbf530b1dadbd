import { signal } from '@preact/signals-react';
import { createContext, useContext } from 'react';
import { defaultLanguage } from '../content/languages';
import type { Language } from '../languages';
import type { Key } from '../schema';
import { translate } from './words';

/** The language of the URL, for code outside the page: toasts and history. Components use `useLanguage`. */
export const activeLanguage = signal<Language>(defaultLanguage);

/** The language of the page around a component. */
export const PageLanguageContext = createContext<Language>(defaultLanguage);

/** The language of the page around a component, and `t`, which translates a key into it. */
export function useLanguage(): { language: Language; t: (key: Key) => string } {
  const language = useContext(PageLanguageContext);
  return { language, t: (key) => translate(language, key) };
}
