import { useSignals } from '@preact/signals-react/runtime';
import type { Language } from './codes';
import { language } from './language';
import { type Key, translate } from './translate';

/** The active language, and `t`, which gives its words for a key; a switch renders the component again. */
export function useLanguage(): { language: Language; t: (key: Key) => string } {
  // Without the Babel transform, which plugin-react 6 has no room for, signals are tracked by this call.
  useSignals();
  const active = language.value;
  return { language: active, t: (key) => translate(active, key) };
}
