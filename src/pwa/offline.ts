import { signal } from '@preact/signals-react';
import { useSignalValue } from '../navigation/location';

/** Whether the site opens without a connection: its worker is in charge. */
const isReady = signal(false);

/** Notes that the worker is in charge. */
export function noteReady(): void {
  isReady.value = true;
}

/** Whether the site opens without a connection. */
export const useOfflineReady = () => useSignalValue(isReady, () => false);
