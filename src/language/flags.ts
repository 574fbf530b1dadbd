import type { Flag } from '../schema';
import { byLanguage } from './by-language';

/** The flag of each language. */
export const flags = byLanguage(import.meta.glob<Flag>('../content/words/*/flag.ts', { eager: true, import: 'flag' }));
