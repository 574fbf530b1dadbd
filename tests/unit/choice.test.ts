// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { appStart, chosenAddress } from '../../src/language/choice';
import { first, second } from '../content';
import './visitor';

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
  ['', `/about?lang=${second}`, undefined],
  ['', `/${second}${appStart}`, undefined],
  ['xx', '/', undefined],
  ['toString', '/', undefined],
])('Whoever chose "%s" and opens %s is led to %s', (choice, address, expected) => {
  localStorage.setItem('language', choice);
  expect(chosenAddress(new URL(`https://www.example.com${address}`) as unknown as Location)).toBe(expected);
});
