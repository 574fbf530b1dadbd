import { itemName, navigation, notFound, routes } from '../../src/routes.ts';
import { type Mistakes, mistake } from './mistake.ts';
import { isLike } from './names.ts';
import type { Content } from './read.ts';

export const clientsFile = 'src/content/clients.ts';
export const engagementsFile = 'src/content/engagements.ts';
const servicesFile = 'src/content/services.ts';

/** A file, the keys that it needs, the place that has something for each (`*` is the key), and the keys there. */
type Need = readonly [file: string, asked: readonly string[], place: string, present: readonly string[]];

/** Every place that has to have something for the keys of another. */
function needsOf({ clients, engagements, services, expertise, dictionaries, wordmarks, emblems }: Content): Need[] {
  const projects = engagements.flatMap((one) => one.projects.map(({ nameKey }) => nameKey.split('.')[1] ?? ''));
  const [all, shown] = [Object.keys(clients), engagements.map(({ client }) => client)];
  const [pages, items] = [[...routes, notFound].map(({ page }) => page), navigation.map(itemName)];
  const namesOf = (logos: typeof emblems) => logos.map(({ path }) => path.replace(/^(.*?\/){3}|\.svg$/g, ''));
  const texts = (file: string, asked: readonly string[], text: string) =>
    Object.entries(dictionaries).map(([code, words]): Need => {
      const form = new RegExp(`^${text.replaceAll('.', '\\.').replace('*', '([^.]+)')}$`);
      const keys = Object.keys(words).flatMap((key) => form.exec(key)?.[1] ?? []);
      // Other words of the bar begin with nav., too.
      const present = text === 'nav.*' ? keys.filter((key) => asked.includes(key)) : keys;
      return [file, asked, `src/language/${code}.ts: '${text}'`, present];
    });
  return [
    [engagementsFile, shown, `${clientsFile}: *`, all],
    [clientsFile, all, 'public/logos/wordmarks/*.svg: *.svg', namesOf(wordmarks)],
    [engagementsFile, shown, 'public/logos/emblems/*.svg: *.svg', namesOf(emblems)],
    ...['name', 'desc'].flatMap((part) => texts(engagementsFile, projects, `portfolio.*.${part}`)),
    ...['title', 'text'].flatMap((part) => texts(servicesFile, services, `services.*.${part}`)),
    ...['title', 'text'].flatMap((part) => texts(servicesFile, expertise, `about.expertise.*.${part}`)),
    ...['title', 'description'].flatMap((part) => texts('src/routes.ts', pages, `page.*.${part}`)),
    ...texts('src/routes.ts', items, 'nav.*'),
  ];
}

/** Checks that what has a key has it in every place: clients, projects, services, pages, their texts and logos. */
export function* checkKeys(content: Content): Mistakes {
  const needs = needsOf(content).map(([file, asked, place, present]) => {
    const [where = '', what = ''] = place.split(': ');
    const missing = [...new Set(asked)].filter((key) => !present.includes(key));
    return { file, asked, where, what, present, missing, unused: present.filter((key) => !asked.includes(key)) };
  });
  const holders = needs.flatMap(({ file, asked, where, present }) =>
    Object.entries({ [file]: asked, [where]: present }),
  );
  const holdersOf = (key: string) => holders.filter(([, keys]) => keys.includes(key)).map(([name]) => name);
  const placesOf = (key: string) => [...new Set(holdersOf(key))].map((place) => place.replace('*', key));
  // One misspelt key is one mistake, in however many places it is missed.
  const settled = new Set<string>();
  for (const { missing, unused } of needs)
    for (const key of missing) {
      const found = unused.find((other) => isLike(key, other));
      if (!found || settled.has(key)) continue;
      settled.add(key).add(found);
      const [wrong = '', right = ''] = [key, found].sort((one, other) => placesOf(one).length - placesOf(other).length);
      const remedy = `Did you mean "${right}"? That is in ${placesOf(right).join(', ')}.`;
      yield mistake(placesOf(wrong).join(', '), `the key "${wrong}"`, remedy);
    }
  for (const { file, where, what, missing, unused } of needs) {
    const about = (key: string, value: string, remedy: string) =>
      settled.has(key) ? [] : [mistake(where.replace('*', key), value + what.replace('*', key), remedy)];
    yield* missing.flatMap((key) => about(key, 'no ', `${file} asks for it. Add it, or remove the key there.`));
    if (where !== clientsFile)
      yield* unused.flatMap((key) => about(key, '', `Nothing in ${file} asks for it. Remove it, or mend its name.`));
  }
  // Of the words that no key asks for, each language has to have those of the others.
  const asked = needs.flatMap(({ asked, present, what }) =>
    [...asked, ...present].map((key) => what.replace('*', key)),
  );
  const languages = Object.entries(content.dictionaries);
  for (const key of new Set(languages.flatMap(([, words]) => Object.keys(words)))) {
    const [[holder] = ['']] = languages.filter(([, words]) => key in words);
    const lacking = asked.includes(`'${key}'`) ? [] : languages.filter(([, words]) => !(key in words));
    const remedy = `It stands in src/language/${holder}.ts. Add it, or mend its name there.`;
    yield* lacking.map(([code]) => mistake(`src/language/${code}.ts`, `no '${key}'`, remedy));
  }
}
