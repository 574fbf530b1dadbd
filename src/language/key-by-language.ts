import type { Language } from '../languages';

/** Keys the modules of a glob in `content/words/` by language, the name of their folder. */
export const keyByLanguage = <T>(files: Record<string, T>) =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split('/').at(-2), file])) as Record<
    Language,
    T
  >;
