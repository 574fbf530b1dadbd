import type { ReadonlySignal } from '@preact/signals-react';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Reads a signal and renders the component again when it changes. `useSignals` (3.12) gives React no value for hydration: a
 * page that was scrolled before React started would keep a transparent header.
 * @param getPrerendered the value in the document, if the signal may have another one before hydration
 */
export function useSignalValue<Value>(signal: ReadonlySignal<Value>, getPrerendered = () => signal.value): Value {
  const subscribe = useCallback((onChange: () => void) => signal.subscribe(onChange), [signal]);
  return useSyncExternalStore(subscribe, () => signal.value, getPrerendered);
}
