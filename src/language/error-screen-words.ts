import type { ErrorScreenWords } from '../schema';
import { byLanguage } from './by-language';

/** The words of the error screen in every language. They are always loaded: a dictionary may have failed. */
export const errorScreenWords = byLanguage(
  import.meta.glob<ErrorScreenWords>('./*/error-screen.ts', {
    base: '../content/words',
    eager: true,
    import: 'errorScreen',
  }),
);
