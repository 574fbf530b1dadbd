import { languages } from '../../src/language/codes';
import { loadWords } from '../../src/language/dictionaries';

await Promise.all(languages.map(loadWords));
