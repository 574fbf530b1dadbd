import { describe, expect, test } from 'vitest';
import { chooseLanguage, storeChoice, storedChoice } from '../../src/language/choice';
import { isLanguage, languages } from '../../src/language/codes';
import { type Refusal, refuseStorage } from './visitor';

const stored = () => localStorage.getItem('language');

describe('a visitor who never chose', () => {
  test('gets English', () => {
    expect(chooseLanguage({ pathname: '/', search: '' })).toBe('en');
  });

  test('has nothing stored by looking', () => {
    chooseLanguage({ pathname: '/', search: '' });
    expect(stored()).toBeNull();
  });
});

describe('the address', () => {
  test.each([
    ['?lang=nl', 'nl'],
    ['?lang=en', 'en'],
    ['lang=nl', 'nl'],
    ['?utm_source=mail&lang=nl', 'nl'],
  ])('%s opens the page in %s, and counts as a choice', (search, language) => {
    expect(chooseLanguage({ pathname: '/', search: search })).toBe(language);
    expect(stored()).toBe(language);
  });

  test('wins over the stored choice', () => {
    storeChoice('nl');
    expect(chooseLanguage({ pathname: '/', search: '?lang=en' })).toBe('en');
    expect(stored()).toBe('en');
  });

  test.each(['?lang=xx', '?lang=NL', '?lang=nl-NL', '?lang=', '?lang', '?Lang=en', '?', '?x=1', '?lang=toString'])(
    '%s asks for no language of the site: the stored choice stays',
    (search) => {
      storeChoice('nl');
      expect(chooseLanguage({ pathname: '/', search: search })).toBe('nl');
      expect(stored()).toBe('nl');
    },
  );
});

describe('the stored choice', () => {
  test.each(['en', 'nl'] as const)('brings %s back at the next visit', (language) => {
    storeChoice(language);
    expect(storedChoice()).toBe(language);
    expect(chooseLanguage({ pathname: '/', search: '' })).toBe(language);
  });

  test.each(['xx', 'NL', '', 'null', '"nl"', 'constructor'])('is ignored where it is %j', (value) => {
    localStorage.setItem('language', value);
    expect(storedChoice()).toBeUndefined();
    expect(chooseLanguage({ pathname: '/', search: '' })).toBe('en');
  });
});

describe.each<Refusal>(['getItem', 'setItem', 'access'])('a storage that refuses %s', (refusal) => {
  test('still opens the page in the language of the address', () => {
    refuseStorage('localStorage', refusal);
    expect(chooseLanguage({ pathname: '/', search: '?lang=nl' })).toBe('nl');
  });

  test('means English where the address asks for nothing', () => {
    refuseStorage('localStorage', refusal);
    expect(chooseLanguage({ pathname: '/', search: '' })).toBe('en');
  });

  test('does not stand in the way of a choice', () => {
    refuseStorage('localStorage', refusal);
    expect(() => storeChoice('nl')).not.toThrow();
  });
});

test('knows the languages of the site and nothing else', () => {
  expect(languages.every(isLanguage)).toBe(true);
  expect(['', 'EN', 'xx', 'en-GB', null].some(isLanguage)).toBe(false);
});
