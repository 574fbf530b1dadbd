import { signal } from '@preact/signals-react';

/** The path of the page that was asked for, until it is shown. The bar marks it, so that the press has its answer. */
export const destination = signal<string | undefined>(undefined);
