import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  cleanPath,
  documentName,
  itemName,
  notFound,
  pageOf,
  readAddress,
  routes,
  sectionHref,
  tidy,
} from '../../src/routes';
import { first, languages, second } from '../languages';

test('An item is named by its section, or else by its page', () => {
  expect(itemName({ path: '/', page: 'home', section: 'home' })).toBe('home');
  expect(itemName({ path: '/', section: 'contact' })).toBe('contact');
  expect(itemName({ path: '/about', page: 'about' })).toBe('about');
});

test('A section has an address that works from every page', () => {
  expect(sectionHref('clients')).toBe('/#clients');
});

test.each([
  ['/', 'index.html'],
  ['/about', 'about.html'],
  [notFound.path, '404.html'],
  [`/${second}`, `${second}.html`],
  [`/${second}/about`, `${second}/about.html`],
])('The document at %s is %s', (address, name) => {
  expect(documentName(address)).toBe(name);
});

test.each([
  ['', '/'],
  ['//', '/'],
  ['/index', '/'],
  ['/index.html/', '/'],
  ['/about//', '/about'],
  ['//about', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  // What only looks like one of these stays.
  ...['/about-us', '/about/team', '/reindex', '/html', '/index.htm', '/About'].map((path) => [path, path] as const),
])('%j is the path %s', (pathname, path) => {
  expect(cleanPath(pathname)).toBe(path);
});

test.each([
  ['/', '', first, '/'],
  ['/about/', '', first, '/about'],
  [`/${second}`, `/${second}`, second, '/'],
  [`/${second}/`, `/${second}`, second, '/'],
  [`/${second}.html`, `/${second}`, second, '/'],
  [`/${second}/index.html`, `/${second}`, second, '/'],
  [`/${second}/about.html`, `/${second}`, second, '/about'],
  [`//${second}//about/`, `/${second}`, second, '/about'],
  [`/${second}/nowhere`, `/${second}`, second, '/nowhere'],
  [`/${second}/${second}`, `/${second}`, second, `/${second}`],
  // The default language has no prefix, and case counts.
  [`/${first}`, '', first, `/${first}`],
  [`/${second.toUpperCase()}`, '', first, `/${second.toUpperCase()}`],
  [`/${second}o`, '', first, `/${second}o`],
  ['/xx/about', '', first, '/xx/about'],
])('%s begins with "%s", is in %s, and its path is %s', (address, base, language, path) => {
  expect(readAddress(address)).toEqual({ base, language, path });
});

test.each([
  [`/${second}/`, `/${second}`],
  [`/${second}/#contact`, `/${second}#contact`],
  ['/#home', '/#home'],
  ['/about/?x=1', '/about?x=1'],
])('The site writes %s as %s', (address, written) => {
  expect(tidy(address)).toBe(written);
});

test.each(routes)('The page at $path is $page, at its address in each language', ({ page, path }) => {
  expect(pageOf(path)).toBe(page);
  for (const language of languages) expect(readAddress(addressOf(path, language))).toMatchObject({ language, path });
});

describe('Whatever somebody writes into the address bar', () => {
  const parts = [
    '/',
    '//',
    '\\',
    '%2f',
    '%2F',
    '%5c',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '.html',
    '/index',
    '@',
    ':',
    '?',
    '#',
  ];
  const anyText = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...parts,
          'evil.example',
          ...languages.map((code) => `/${code}`),
          ...routes.map(({ path }) => path),
        ),
        fc.string({ unit: 'binary', maxLength: 8 }),
      ),
      { maxLength: 8 },
    )
    .map((list) => list.join(''));

  const site = 'https://www.example.com';

  /** The path that a browser makes of it. */
  const pathOf = (text: string) => Object.assign(new URL(site), { pathname: text }).pathname;

  const check = (hold: (text: string, language: (typeof languages)[number]) => void) =>
    fc.assert(fc.property(anyText, fc.constantFrom(...languages), hold), { numRuns: 3000, seed: 1999 });

  test('no path and no address begins with two slashes, which would lead to another host', () => {
    check((text, language) => {
      const { path } = readAddress(text);
      for (const made of [cleanPath(text), path, addressOf(text, language), addressOf(path, language)])
        expect(made).toMatch(/^\/(?!\/)/);
    });
  });

  test('every address that is made of it leads to the site itself', () => {
    check((text, language) => {
      const { path } = readAddress(pathOf(text));
      expect(new URL(addressOf(path, language), site).origin).toBe(site);
      expect([...routes, notFound].map(({ page }) => page)).toContain(pageOf(path));
    });
  });
});
