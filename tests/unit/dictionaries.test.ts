// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { engagements } from '../../src/content/engagements';
import { languages } from '../../src/language/codes';
import { type Key, translate, words } from '../../src/language/translate';
import { itemName, navigation, notFound, routes } from '../../src/routes';
import { dictionaries } from './words';

const keys = Object.keys(dictionaries.en) as Key[];
const translations = languages.filter((language) => language !== 'en');

/** The groups of the specification, and the ones of this site. */
const groups = [
  ...['nav', 'hero', 'services', 'clients', 'portfolio', 'contact', 'about', 'footer'],
  ...['notFound', 'error', 'page', 'toast', 'app'],
];
const groupOf = (key: string) => key.split('.')[0] ?? '';

/** The texts that the table of pages asks for. */
const pageKeys = [
  ...navigation.map((item) => `nav.${itemName(item)}`),
  ...[...routes, notFound].flatMap(({ page }) => [`page.${page}.title`, `page.${page}.description`]),
];

/** The texts that the portfolio asks for. */
const projectKeys = engagements.flatMap(({ projects }) =>
  projects.flatMap(({ nameKey, descKey }) => [nameKey, descKey]),
);

describe.each(translations)('the dictionary %s', (language) => {
  const dictionary = dictionaries[language];

  test('has the keys of the English one, in the same order', () => {
    const file = `src/language/${language}.ts`;
    const own = Object.keys(dictionary);
    const missing = keys.filter((key) => !own.includes(key));
    expect(missing, `add these to ${file}, translated`).toEqual([]);
    const extra = own.filter((key) => !(key in dictionaries.en));
    expect(extra, `add these to src/language/en.ts, or remove them from ${file}`).toEqual([]);
    expect(own, `give ${file} the order of src/language/en.ts`).toEqual(keys);
  });
});

describe.each(languages)('the words in %s', (language) => {
  test('are never empty and never padded', () => {
    const bad = Object.entries(dictionaries[language]).filter(([, text]) => !text || text !== text.trim());
    expect(bad, `mend these in src/language/${language}.ts`).toEqual([]);
  });
});

describe('the keys', () => {
  test('belong to a known group', () => {
    const known = [...groups, ...routes.map(({ page }) => page as string)];
    expect(
      keys.filter((key) => !known.includes(groupOf(key))),
      'in src/language, begin these with a group that there is, or with the name of a page',
    ).toEqual([]);
    expect(groups.filter((group) => !keys.some((key) => groupOf(key) === group))).toEqual([]);
  });

  test('of one group stand together', () => {
    const runs = keys.map(groupOf).filter((group, index, all) => group !== all[index - 1]);
    expect(runs).toEqual([...new Set(runs)]);
  });

  test.each([
    ...pageKeys.map((key) => ({ key, file: 'src/routes.ts' })),
    ...projectKeys.map((key) => ({ key, file: 'src/content/engagements.ts' })),
  ])('include $key, which $file asks for', ({ key }) => {
    expect(keys, `write "${key}" in src/language/en.ts and each other language`).toContain(key);
  });

  test('name and describe no project that the portfolio lacks', () => {
    const texts: string[] = keys.filter((key) => /^portfolio\..+\.(?:name|desc)$/.test(key));
    expect(texts.sort(), 'add the project to src/content/engagements.ts, or remove its texts').toEqual(
      [...projectKeys].sort(),
    );
  });

  test('are all in use', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\b\w\w\.ts$/.test(file))
      .map((file) => readFileSync(`src/${file}`, 'utf8'));
    const asked = files
      .flatMap((source) => source.match(/(?<=['`])[a-z]+\.(?:[\w.-]|\$\{[^}]*\})+(?=['`])/gi) ?? [])
      .map((name) => name.replaceAll('.', '\\.').replace(/\$\{.*?\}/g, '[^.]+'));
    const used = new RegExp(`^(?:${asked.join('|')})$`);
    expect(
      keys.filter((key) => !used.test(key)),
      'no line of src/ shows these: remove them from src/language',
    ).toEqual([]);
  });
});

test('a key that a dictionary lacks is shown as it is', () => {
  const { 'hero.title': lost, ...others } = dictionaries.nl;
  words.nl = others as typeof dictionaries.nl;
  expect(translate('nl', 'hero.title')).toBe('hero.title');
  expect(translate('en', 'hero.title')).toBe(dictionaries.en['hero.title']);
  words.nl = dictionaries.nl;
  expect(translate('nl', 'hero.title')).toBe(lost);
});
