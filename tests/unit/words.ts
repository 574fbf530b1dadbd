import type { Language } from '../../src/language/codes';
import { en } from '../../src/language/en';
import { nl } from '../../src/language/nl';
import type { Dictionary } from '../../src/language/translate';

/** The words of every language at once; the site itself fetches one language at a time. */
export const dictionaries: Record<Language, Dictionary> = { en, nl };
