import { signal } from '@preact/signals-react';

/** Whether the site opens without a connection: a worker controls the page. The footer, which needs it, is rendered in Node, too. */
export const isOfflineReady = signal(false);
