import type { ErrorScreenWords } from '../schema';
import { byLanguage } from './by-language';

/** The words of the error screen, always loaded, in every language: the dictionaries may be what failed. */
export const errorScreenWords = byLanguage(
  import.meta.glob<ErrorScreenWords>('./*/error-screen.ts', {
    base: '../content/words',
    eager: true,
    import: 'errorScreen',
  }),
);
