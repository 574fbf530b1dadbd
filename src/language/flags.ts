import type { Flag } from '../schema';
import { byLanguage } from './by-language';

/** The flag of each language. */
export const flags = byLanguage(
  import.meta.glob<Flag>('./*/flag.ts', { base: '../content/words', eager: true, import: 'flag' }),
);
