import { computed } from '@preact/signals-react';
import type { Language } from '../languages';
import { pathname, useSignalValue } from '../navigation/location';
import { readAddress } from '../routes';
import { type Key, translate } from './words';

/** The active language: the address says it. */
export const language = computed(() => readAddress(pathname.value).language);

/** The active language, and `t`, which gives its words for a key. */
export function useLanguage(): { language: Language; t: (key: Key) => string } {
  const active = useSignalValue(language);
  return { language: active, t: (key) => translate(active, key) };
}
