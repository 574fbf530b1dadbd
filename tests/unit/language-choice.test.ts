import { describe, expect, test } from 'vitest';
import { chooseLanguage, storeChoice } from '../../src/language/choice';
import { isLanguage, languages } from '../../src/languages';
import { first, second } from '../languages';
import { type Refusal, refuseStorage } from './visitor';

const kept = () => localStorage.getItem('language');

test.each([
  [`?lang=${second}`, second],
  [`?lang=${first}`, first],
  [`lang=${second}`, second],
  [`?utm_source=mail&lang=${second}`, second],
] as const)(
  'the address %s opens the page in %s, wins over what was stored, and counts as a choice',
  (search, asked) => {
    storeChoice(asked === second ? first : second);
    expect(chooseLanguage({ pathname: '/', search: search })).toBe(asked);
    expect(kept()).toBe(asked);
  },
);

test.each([
  '',
  '?lang=xx',
  '?lang=NL',
  `?lang=${second}-NL`,
  '?lang=',
  '?lang',
  '?Lang=en',
  '?',
  '?x=1',
  '?lang=toString',
])(
  'the address %j asks for no language: the stored choice stays, and without one it is the first language',
  (search) => {
    expect(chooseLanguage({ pathname: '/', search: search })).toBe(first);
    expect(kept()).toBeNull();
    storeChoice(second);
    expect(chooseLanguage({ pathname: '/', search: search })).toBe(second);
    expect(kept()).toBe(second);
  },
);

describe.each<Refusal>(['getItem', 'setItem', 'access'])('a storage that refuses %s', (refusal) => {
  test('still opens the page in the language of the address, else in the first one, and takes a choice', () => {
    refuseStorage('localStorage', refusal);
    expect(chooseLanguage({ pathname: '/', search: `?lang=${second}` })).toBe(second);
    expect(() => storeChoice(second)).not.toThrow();
    expect(chooseLanguage({ pathname: '/', search: '' })).toBe(first);
  });
});

test('the languages of the site are known, and nothing else is one', () => {
  expect(languages.every(isLanguage)).toBe(true);
  expect(['', 'EN', 'xx', 'en-GB', null].some(isLanguage)).toBe(false);
});
