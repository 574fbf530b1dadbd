import { signal } from '@preact/signals-react';

/** Whether the site opens without a connection: its worker is in charge. */
export const isOfflineReady = signal(false);
