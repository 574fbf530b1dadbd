import { addressOf } from '../../src/language/addresses';
import { languageNames } from '../../src/language/codes';
import { routes } from '../../src/routes';
import { dictionaries, first, languages, second } from '../e2e/content';
import { button } from './things';

export { dictionaries, first, second };

/** The words of the language that the site starts in, and of another. */
export const words = dictionaries[first];
export const otherWords = dictionaries[second];

/** The flags of these languages. */
export const flag = button(languageNames[first]);
export const otherFlag = button(languageNames[second]);

/** The address of every document. */
export const addresses = languages.flatMap((language) => routes.map(({ path }) => addressOf(path, language)));
