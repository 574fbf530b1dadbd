import { loadWords } from '../../src/language/words';
import { type Language, languages } from '../../src/languages';

// What is tested translates with the words that are loaded.
await Promise.all(languages.map(loadWords));

/** The languages of `tests/site/`. Addresses in Dutch have no prefix. TypeScript knows those of the owner only. */
export const [nl, en, de] = languages as [Language, Language, Language];
