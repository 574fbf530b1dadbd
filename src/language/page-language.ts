import { signal } from '@preact/signals-react';
import { createContext, useContext } from 'react';
import { defaultLanguage } from '../content/languages';
import type { Language } from '../languages';
import { useSignalValue } from '../lib/signals';
import type { Key } from '../schema';
import { translate } from './words';

/**
 * The language of the address, for what is outside the tree of the pages: the toasts and the history. Pages get theirs with
 * the address, through `PageLanguageContext`: so a page and its words change in one render.
 */
export const activeLanguage = signal<Language>(defaultLanguage);

/** The active language. The component renders again when it changes. */
export const useActiveLanguage = () => useSignalValue(activeLanguage);

/** The language of the page around a component. */
export const PageLanguageContext = createContext<Language>(defaultLanguage);

/** The language of the page around a component, and `t`, which translates a key into it. */
export function useLanguage(): { language: Language; t: (key: Key) => string } {
  const pageLanguage = useContext(PageLanguageContext);
  return { language: pageLanguage, t: (key) => translate(pageLanguage, key) };
}
