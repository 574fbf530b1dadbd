import { signal } from '@preact/signals-react';

/** Whether the site opens without a connection: a worker controls the page. Node, too, imports it with the footer. */
export const isOfflineReady = signal(false);
