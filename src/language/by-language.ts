import type { Language } from '../languages';

/** Turns what a glob has found in the folders of `content/words/` into a table by language. */
export const byLanguage = <T>(files: Record<string, T>) =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split('/').at(-2), file])) as Record<
    Language,
    T
  >;
