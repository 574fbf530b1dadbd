import { useSignals } from '@preact/signals-react/runtime';
import type { Language } from './codes';
import { language } from './language';
import { type Key, translate } from './words';

/** The active language, and `t`, which gives its words for a key. A switch renders the component again. */
export function useLanguage(): { language: Language; t: (key: Key) => string } {
  // This call follows signals. plugin-react 6 cannot run the Babel transform that would do it.
  useSignals();
  const active = language.value;
  return { language: active, t: (key) => translate(active, key) };
}
