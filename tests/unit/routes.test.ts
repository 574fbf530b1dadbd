import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as site from '../../src/routes';
import { first, languages, second } from '../languages';

const { addressOf, cleanPath, documentName, notFound, pageOf, readAddress, routes } = site;
const pages = [...routes, notFound].map(({ page }) => page);

test('An item is named by its section, or else by its page; a section has an address from every page', () => {
  const names = site.navigation.map(site.itemName);
  expect(names).toEqual(site.navigation.map((item) => ('section' in item ? item.section : item.page)));
  expect(site.sectionHref('clients')).toBe('/#clients');
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

test.each<[address: string, base: string, path: string]>([
  ['', '', '/'],
  ['//', '', '/'],
  ['/index.html/', '', '/'],
  ['/about//', '', '/about'],
  ['//about.html', '', '/about'],
  ['/about/index.html', '', '/about'],
  [`/${second}`, `/${second}`, '/'],
  [`/${second}.html`, `/${second}`, '/'],
  [`/${second}/index.html`, `/${second}`, '/'],
  [`//${second}//about/`, `/${second}`, '/about'],
  [`/${second}/nowhere`, `/${second}`, '/nowhere'],
  [`/${second}/${second}`, `/${second}`, `/${second}`],
  // What only looks like one of these is another path; the default language has no prefix, and case counts.
  ...['/about-us', '/reindex', '/html', '/index.htm', '/About'].map((path): [string, string, string] => [
    path,
    '',
    path,
  ]),
  ...[first, `${second}o`, second.toUpperCase(), 'xx/about'].map((path): [string, string, string] => [
    `/${path}`,
    '',
    `/${path}`,
  ]),
])('%j has the prefix "%s", and is the path %s', (address, base, path) => {
  expect(readAddress(address)).toEqual({ base, path, language: base ? second : first });
});

test.each([
  [`/${second}/#contact`, `/${second}#contact`],
  ['/#home', '/#home'],
  ['/about/?x=1', '/about?x=1'],
])('The site writes %s as %s', (address, written) => {
  expect(site.tidy(address)).toBe(written);
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
  const names = ['evil.example', ...languages.map((code) => `/${code}`), ...routes.map(({ path }) => path)];
  const part = fc.oneof(fc.constantFrom(...parts, ...names), fc.string({ unit: 'binary', maxLength: 8 }));
  const anyText = fc.array(part, { maxLength: 8 }).map((list) => list.join(''));
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
    const origin = 'https://www.example.com';
    check((text, language) => {
      // What the browser makes of it.
      const { pathname } = Object.assign(new URL(origin), { pathname: text });
      const { path } = readAddress(pathname);
      expect(new URL(addressOf(path, language), origin).origin).toBe(origin);
      expect(pages).toContain(pageOf(path));
    });
  });
});
