import type { Dictionary } from '../../src/language/words';
import type { Language } from '../../src/languages';

type Module = Record<string, Dictionary>;

const modules = import.meta.glob<Module>('../../src/language/??.ts', { eager: true });

/** The words of every language at once; the site itself fetches one language at a time. */
export const dictionaries = Object.assign({}, ...Object.values(modules)) as Record<Language, Dictionary>;
