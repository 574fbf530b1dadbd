import { loadWords } from '../../src/language/words';
import { languages } from '../../src/languages';

await Promise.all(languages.map(loadWords));
