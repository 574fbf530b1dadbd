import { languageNames } from '../../src/languages';
import { addressOf, routes } from '../../src/routes';
import { dictionaries, first, type Language, languages, second } from '../content';
import { flagLink } from './things';

export { dictionaries, first, type Language, languages, second };

/** The words of the language that the site starts in, and of another. */
export const words = dictionaries[first];
export const otherWords = dictionaries[second];

/** The flags of these languages. */
export const flag = flagLink(languageNames[first]);
export const otherFlag = flagLink(languageNames[second]);

/** The path of a page in a language. */
export const addressIn = addressOf;

/** The address of every document. */
export const addresses = languages.flatMap((language) => routes.map(({ path }) => addressOf(path, language)));
