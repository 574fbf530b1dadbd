import type { ReadonlySignal } from '@preact/signals-react';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Reads a signal in a component. Unlike `useSignals`, it has a value for hydration.
 * @param getServerSnapshot the value in the document, if the signal may have another one before hydration
 */
export function useSignalValue<Value>(signal: ReadonlySignal<Value>, getServerSnapshot = () => signal.value): Value {
  const subscribe = useCallback((onChange: () => void) => signal.subscribe(onChange), [signal]);
  return useSyncExternalStore(subscribe, () => signal.value, getServerSnapshot);
}
