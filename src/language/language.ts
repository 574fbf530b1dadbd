import { computed } from '@preact/signals-react';
import { createContext, useContext } from 'react';
import { defaultLanguage, type Language } from '../languages';
import { pathname, useSignalValue } from '../lib/location';
import { readAddress } from '../routes';
import { type Key, translate } from './words';

/** The active language: the address says it. */
export const language = computed(() => readAddress(pathname.value).language);

/** The active language. The component renders again when it changes. */
export const useActiveLanguage = () => useSignalValue(language);

/** The language of the page around a component. */
export const PageLanguage = createContext<Language>(defaultLanguage);

/** The language of the page around, and `t`, which gives its words for a key. */
export function useLanguage(): { language: Language; t: (key: Key) => string } {
  const around = useContext(PageLanguage);
  return { language: around, t: (key) => translate(around, key) };
}
