import { defaultLanguage, languages as inOrder } from '../src/languages';

/** The languages of the site, the one that it starts in before the others, to run a test in each. */
export const languages = [defaultLanguage, ...inOrder.filter((language) => language !== defaultLanguage)];

/** The language that the site starts in, and one whose addresses have a prefix. */
export const [first = defaultLanguage, second = defaultLanguage] = languages;
