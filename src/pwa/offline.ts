import { signal } from '@preact/signals-react';

/** Whether the site opens without a connection: a worker controls the page. Apart from `register.ts`, whose imports need a browser. */
export const isOfflineReady = signal(false);
