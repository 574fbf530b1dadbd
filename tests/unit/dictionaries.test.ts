// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Key, translate, words } from '../../src/language/words';
import { languages } from '../../src/languages';
import { routes } from '../../src/routes';
import { dictionaries } from './words';

const keys = Object.keys(dictionaries.en) as Key[];
const translations = languages.filter((language) => language !== 'en');

/** The groups of the specification, and the ones of this site. */
const groups = [
  ...['nav', 'hero', 'services', 'clients', 'portfolio', 'contact', 'about', 'footer'],
  ...['notFound', 'error', 'page', 'toast', 'app', 'outbox'],
];
const groupOf = (key: string) => key.split('.')[0] ?? '';

test.each(translations)('the texts in %s stand in the order of the English ones', (language) => {
  expect(
    Object.keys(dictionaries[language]),
    `give src/language/${language}.ts the order of src/language/en.ts`,
  ).toEqual(keys);
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
