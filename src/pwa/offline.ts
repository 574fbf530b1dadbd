import { signal } from '@preact/signals-react';

// A file of its own: Node renders the footer, which needs this, and cannot load the imports of `register.ts`.

/** True if the site opens without a connection: a worker controls the page. */
export const isOfflineReady = signal(false);
