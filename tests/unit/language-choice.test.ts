import { describe, expect, test } from 'vitest';
import { chooseLanguage, storeChoice } from '../../src/language/choice';
import { isLanguage, languages } from '../../src/language/codes';
import { type Refusal, refuseStorage } from './visitor';

const kept = () => localStorage.getItem('language');

test.each([
  ['?lang=nl', 'nl'],
  ['?lang=en', 'en'],
  ['lang=nl', 'nl'],
  ['?utm_source=mail&lang=nl', 'nl'],
] as const)(
  'the address %s opens the page in %s, wins over what was stored, and counts as a choice',
  (search, asked) => {
    storeChoice(asked === 'nl' ? 'en' : 'nl');
    expect(chooseLanguage({ pathname: '/', search: search })).toBe(asked);
    expect(kept()).toBe(asked);
  },
);

test.each(['', '?lang=xx', '?lang=NL', '?lang=nl-NL', '?lang=', '?lang', '?Lang=en', '?', '?x=1', '?lang=toString'])(
  'the address %j asks for no language: the stored choice stays, and without one it is English',
  (search) => {
    expect(chooseLanguage({ pathname: '/', search: search })).toBe('en');
    expect(kept()).toBeNull();
    storeChoice('nl');
    expect(chooseLanguage({ pathname: '/', search: search })).toBe('nl');
    expect(kept()).toBe('nl');
  },
);

describe.each<Refusal>(['getItem', 'setItem', 'access'])('a storage that refuses %s', (refusal) => {
  test('still opens the page in the language of the address, else in English, and takes a choice', () => {
    refuseStorage('localStorage', refusal);
    expect(chooseLanguage({ pathname: '/', search: '?lang=nl' })).toBe('nl');
    expect(() => storeChoice('nl')).not.toThrow();
    expect(chooseLanguage({ pathname: '/', search: '' })).toBe('en');
  });
});

test('the languages of the site are known, and nothing else is one', () => {
  expect(languages.every(isLanguage)).toBe(true);
  expect(['', 'EN', 'xx', 'en-GB', null].some(isLanguage)).toBe(false);
});
