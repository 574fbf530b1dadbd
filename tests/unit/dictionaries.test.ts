import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Key, translate } from '../../src/language/words';
import { dictionaries, first, languages, second } from '../content';

const keys = Object.keys(dictionaries[first]) as Key[];

test('Every language has the same keys', () => {
  for (const language of languages)
    expect(Object.keys(dictionaries[language]).sort(), language).toEqual([...keys].sort());
});

test('Every language has a year of months', () => {
  for (const language of languages)
    expect(dictionaries[language]['portfolio.months'].split(' '), language).toHaveLength(12);
});

test('Every key is in use', () => {
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

test('A key that a dictionary lacks is shown as it is', () => {
  const words = dictionaries[second];
  const { 'hero.title': lost } = words;
  Reflect.deleteProperty(words, 'hero.title');
  expect(translate(second, 'hero.title')).toBe('hero.title');
  expect(translate(first, 'hero.title')).toBe(dictionaries[first]['hero.title']);
  words['hero.title'] = lost;
  expect(translate(second, 'hero.title')).toBe(lost);
});
