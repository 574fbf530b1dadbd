// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appStart, chosenAddress, storeChoice, storedChoice } from '../../src/language/choice';
import { isLanguage, languages } from '../../src/languages';
import { first, second } from '../languages';
import { refusals, refuseStorage } from './visitor';

const location = (address: string) => new URL(`https://www.example.com${address}`) as unknown as Location;

test.each([
  // Whoever chose another language than the default one is led from an address without a prefix to theirs.
  [second, '/', `/${second}`],
  [second, '/about/?x=1&y=%20#team', `/${second}/about?x=1&y=%20#team`],
  [second, '/nowhere', `/${second}/nowhere`],
  [second, '//evil.example', `/${second}/evil.example`],
  [second, `/?lang=${first}`, `/${second}?lang=${first}`],
  // An address with a prefix was meant as it is.
  [first, `/${second}/about`, undefined],
  [second, `/${second}/about`, undefined],
  [first, '/about', undefined],
  // The installed app starts at addresses of its own, where the choice wins.
  [first, `/${second}${appStart}#contact`, `/${appStart}#contact`],
  [first, `/${second}/portfolio?x=1&${appStart.slice(1)}`, `/portfolio?x=1&${appStart.slice(1)}`],
  [second, `/${second}${appStart}`, undefined],
  [second, `/${appStart}`, `/${second}${appStart}`],
  [first, `/${second}?source=other`, undefined],
  // Without a choice the address decides.
  [null, `/about?lang=${second}`, undefined],
  [null, `/${second}${appStart}`, undefined],
  ['xx', '/', undefined],
])('Whoever chose %s and opens %s is led to %s', (choice, address, expected) => {
  if (choice) localStorage.setItem('language', choice);
  expect(chosenAddress(location(address))).toBe(expected);
});

test('A choice is kept for the next visit', () => {
  expect(storedChoice()).toBeUndefined();
  for (const language of languages) {
    expect(storeChoice(language)).toBe(true);
    expect(storedChoice()).toBe(language);
  }
});

test.each(refusals)('If storage refuses %s, the address decides', (refusal) => {
  refuseStorage('localStorage', refusal);
  expect(() => storeChoice(second)).not.toThrow();
  expect(chosenAddress(location('/about'))).toBe(refusal === 'removeItem' ? `/${second}/about` : undefined);
});

test('Nothing that is stored is a language but those of the site', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('toString', 'EN', 'en-GB', ...languages)), (stored) => {
      localStorage.setItem('language', stored);
      expect(storedChoice()).toBe(isLanguage(stored) ? stored : undefined);
    }),
    { seed: 1999 },
  );
});
