// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { addressOf, readAddress, tidy } from '../../src/language/addresses';
import { languages } from '../../src/language/codes';
import { routes } from '../../src/routes';

test.each([
  ['/', '', undefined, '/'],
  ['/portfolio/', '', undefined, '/portfolio'],
  ['/nl', '/nl', 'nl', '/'],
  ['/nl/', '/nl', 'nl', '/'],
  ['/nl.html', '/nl', 'nl', '/'],
  ['/nl/index.html', '/nl', 'nl', '/'],
  ['/nl/portfolio', '/nl', 'nl', '/portfolio'],
  ['/nl/portfolio.html', '/nl', 'nl', '/portfolio'],
  ['/nl/portfolio/', '/nl', 'nl', '/portfolio'],
  ['/nl/nowhere', '/nl', 'nl', '/nowhere'],
  ['/nl/nl', '/nl', 'nl', '/nl'],
  // The default language has no prefix, and case counts.
  ['/en', '', undefined, '/en'],
  ['/NL', '', undefined, '/NL'],
  ['/nlo', '', undefined, '/nlo'],
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
  ['/nl/', '/nl'],
  ['/nl/#contact', '/nl#contact'],
  ['/', '/'],
  ['/#home', '/#home'],
  ['/about?x=1', '/about?x=1'],
])('%s is written %s', (address, written) => {
  expect(tidy(address)).toBe(written);
});
