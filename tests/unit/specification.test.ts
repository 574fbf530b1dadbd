import { describe, expect, test } from 'vitest';
import { clientKeys, clientOf } from '../../src/content/clients';
import { engagements, newestFirst } from '../../src/content/engagements';
import { flags as drawn } from '../../src/content/flags';
import { expertise, services } from '../../src/content/services';
import type { Key } from '../../src/language/words';
import { defaultLanguage, languageNames, languages } from '../../src/languages';
import { navigation as items, sectionHref, sections } from '../../src/routes';
import { dictionaries } from '../content';
import * as agreed from '../specification';

/** What to do where the content is not, or no longer, what was agreed on. */
const advice = (file: string) =>
  `${file} differs from what was agreed on. If you mean it, change tests/specification.ts along; if not, mend ${file}`;

describe.runIf(agreed.isAsDelivered)('As delivered,', () => {
  test('the wall shows the companies that were agreed on', () => {
    const names = clientKeys.map((key) => clientOf(key).name);
    expect(names, advice('src/content/clients.ts')).toEqual(agreed.wall);
  });

  test('the timeline shows the clients that were agreed on, with their periods', () => {
    const shown = newestFirst(engagements).map(({ client, projects }) => [
      clientOf(client).name,
      ...projects.map(({ period }) => period),
    ]);
    expect(shown, advice('src/content/engagements.ts')).toEqual(agreed.timeline);
  });

  test('the navigation and the home page have the parts that were agreed on', () => {
    const hrefs = items.map((item) => ('section' in item ? sectionHref(item.section) : item.path));
    expect(sections, advice('src/routes.ts')).toEqual(agreed.sections);
    expect(hrefs, advice('src/routes.ts')).toEqual(agreed.navigation);
    const flags = languages.map((language) => languageNames[language]);
    expect([flags, languageNames[defaultLanguage]], advice('src/languages.ts')).toEqual([agreed.flags, agreed.start]);
    const fills = drawn.nl.map(({ fill }) => fill);
    expect(fills, advice('src/content/flags.ts')).toEqual(agreed.dutch);
    expect(expertise, advice('src/content/services.ts')).toHaveLength(agreed.expertise);
  });

  test.each(['en', 'nl'] as const)('the services and the words in %s are those that were agreed on', (language) => {
    const [words, file] = [dictionaries[language], `src/language/${language}.ts`];
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
    const texts = new Set(same.map((key) => dictionaries.en[key]));
    expect([...texts].sort(), advice('src/language')).toEqual(agreed.shared);
  });
});
