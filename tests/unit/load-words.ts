import { loadWords } from '../../src/language/words';
import { languages } from '../../src/languages';

// What is tested translates with the words that are loaded.
await Promise.all(languages.map(loadWords));
