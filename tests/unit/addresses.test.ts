// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/languages';
import { addressOf, readAddress, routes, tidy } from '../../src/routes';
import { first, second } from '../languages';

const upperCase = `/${second.toUpperCase()}`;

test.each([
  ['/', '', undefined, '/'],
  ['/portfolio/', '', undefined, '/portfolio'],
  [`/${second}`, `/${second}`, second, '/'],
  [`/${second}/`, `/${second}`, second, '/'],
  [`/${second}.html`, `/${second}`, second, '/'],
  [`/${second}/index.html`, `/${second}`, second, '/'],
  [`/${second}/portfolio`, `/${second}`, second, '/portfolio'],
  [`/${second}/portfolio.html`, `/${second}`, second, '/portfolio'],
  [`/${second}/portfolio/`, `/${second}`, second, '/portfolio'],
  [`/${second}/nowhere`, `/${second}`, second, '/nowhere'],
  [`/${second}/${second}`, `/${second}`, second, `/${second}`],
  // The default language has no prefix, and case counts.
  [`/${first}`, '', undefined, `/${first}`],
  [upperCase, '', undefined, upperCase],
  [`/${second}o`, '', undefined, `/${second}o`],
  ['/xx/portfolio', '', undefined, '/xx/portfolio'],
] as const)('%s begins with "%s", is in %s, and its path is %s', (address, base, language, path) => {
  const read = readAddress(address);
  expect(read).toMatchObject({ base, path });
  expect(read.language).toBe(language);
});

describe.each(languages)('in %s', (language) => {
  test.each(routes)('the address of $page leads back to it', ({ path }) => {
    expect(readAddress(addressOf(path, language)).path).toBe(path);
  });
});

test.each([
  [`/${second}/`, `/${second}`],
  [`/${second}/#contact`, `/${second}#contact`],
  ['/', '/'],
  ['/#home', '/#home'],
  ['/about?x=1', '/about?x=1'],
])('%s is written %s', (address, written) => {
  expect(tidy(address)).toBe(written);
});
