import { type ReadonlySignal, signal } from '@preact/signals-react';
import { useCallback, useSyncExternalStore } from 'react';
import type { Language } from '../languages';
import { addressOf, readAddress } from '../routes';

const isBrowser = typeof location !== 'undefined';

/** The path of the address that is open. While prerendering, each document sets it. */
export const pathname = signal(isBrowser ? location.pathname : '/');

/** The fragment of the address that is open, without its sign. */
export const fragment = signal(isBrowser ? location.hash.slice(1) : '');

/**
 * The value of a signal. The component renders again when it changes. `useSignals` (3.12) has no value for hydration: on
 * a page that was scrolled before, the bar would stay transparent.
 * @param readPrerendered the value in the document, if the signal may have another one before React has hydrated it
 */
export function useSignalValue<Value>(source: ReadonlySignal<Value>, readPrerendered = () => source.value): Value {
  const subscribe = useCallback((notify: () => void) => source.subscribe(notify), [source]);
  return useSyncExternalStore(subscribe, () => source.value, readPrerendered);
}

/** The address of the page that is open, in a language. */
export const addressIn = (language: Language) =>
  addressOf(readAddress(location.pathname).path, language) + location.search + location.hash;

function read() {
  pathname.value = location.pathname;
  fragment.value = location.hash.slice(1);
}

/**
 * Follows the address. wouter makes events of what the site itself does to it. Back and Forward keep the language: an
 * entry from before a flag was clicked takes the address of the language of now.
 */
export function followAddress(): void {
  for (const type of ['pushState', 'replaceState', 'hashchange']) addEventListener(type, read);
  addEventListener('popstate', () => {
    const { language } = readAddress(pathname.value);
    if (readAddress(location.pathname).language !== language)
      history.replaceState(history.state, '', addressIn(language));
    read();
  });
}
