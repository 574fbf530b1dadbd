import { describe, expect, test } from 'vitest';
import { clientKeys, clients, type Engagement, timeline } from '../../src/clients';
import { defaultLanguage, languageNames } from '../../src/content/languages';
import { navigation as items } from '../../src/content/pages';
import { expertise, services } from '../../src/content/services';
import { flags as drawn } from '../../src/language/flags';
import { languages } from '../../src/languages';
import { sectionHref } from '../../src/routes';
import type { Key } from '../../src/schema';
import { sections } from '../../src/sections';
import { dictionaries } from '../site-content';
import * as agreed from '../specification';

/** What to do where the content is not, or no longer, what was agreed on. */
const advice = (file: string) =>
  `${file} differs from what was agreed on. If you mean it, change tests/specification.ts along; if not, mend ${file}`;

const periodsOf = ({ client, projects }: Engagement) => [clients[client].name, ...projects.map(({ period }) => period)];
const hrefOf = (item: (typeof items)[number]) => ('section' in item ? sectionHref(item.section) : item.path);

describe.runIf(agreed.isAsDelivered)('As delivered,', () => {
  test.each<[subject: string, file: string, read: () => unknown, expected: unknown]>([
    ['the logo grid', 'src/content/clients.ts', () => clientKeys.map((key) => clients[key].name), agreed.logoGrid],
    ['the timeline', 'src/content/clients.ts', () => timeline.map(periodsOf), agreed.timeline],
    ['the home page', 'src/sections.ts', () => sections, agreed.sections],
    ['the navigation', 'src/content/pages.ts', () => items.map(hrefOf), agreed.navigation],
    ['the row of flags', 'src/content/languages.ts', () => languages.map((code) => languageNames[code]), agreed.flags],
    ['the first language', 'src/content/languages.ts', () => languageNames[defaultLanguage], agreed.firstLanguage],
    [
      'the Dutch flag',
      'src/content/words/nl/flag.ts',
      () => drawn.nl.map(({ d, fill }) => `${d} ${fill}`),
      agreed.dutchFlag,
    ],
    ['the expertise', 'src/content/services.ts', () => expertise.length, agreed.expertise],
  ])('%s is what was agreed on', (_, file, read, expected) => {
    expect(read(), advice(file)).toEqual(expected);
  });

  test.each(['en', 'nl'] as const)('the services and the words in %s are those that were agreed on', (language) => {
    const [words, file] = [dictionaries[language], `src/content/words/${language}/index.ts`];
    const titles = services.map(({ name }) => words[`services.${name}.title`]);
    expect(titles, advice(`src/content/services.ts or ${file}`)).toEqual(agreed.services[language]);
    for (const [key, text] of Object.entries<string | RegExp>(agreed.wording[language]))
      expect(words, advice(file)).toHaveProperty([key], text instanceof RegExp ? expect.stringMatching(text) : text);
  });

  test('every text is translated, but for the words that were agreed to be the same', () => {
    const keys = Object.keys(dictionaries.en) as Key[];
    const same = languages
      .filter((language) => language !== 'en')
      .flatMap((language) => keys.filter((key) => dictionaries[language][key] === dictionaries.en[key]));
    const texts = [...new Set(same.map((key) => dictionaries.en[key]))];
    const whatToDo = 'Translate each. A name, or a word that is the same, goes into `shared` in tests/specification.ts';
    expect(
      texts.filter((text) => !agreed.shared.includes(text)),
      whatToDo,
    ).toEqual([]);
    expect(texts.sort(), advice('src/content/words')).toEqual(agreed.shared);
  });
});
