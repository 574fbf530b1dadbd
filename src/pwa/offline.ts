import { signal } from '@preact/signals-react';

// A file of its own: Node prerenders the footer, which imports this, and cannot load the imports of `register.ts`.

/** True if the site opens without a connection: a worker controls the page. */
export const isOfflineReady = signal(false);
