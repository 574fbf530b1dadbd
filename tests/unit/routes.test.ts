import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, normalizePath, readAddress, routes } from '../../src/routes';
import { languages, mainLanguage, otherLanguage } from '../site-content';

test.each<[address: string, base: string, path: string]>([
  ['', '', '/'],
  ['//', '', '/'],
  ['/index.html/', '', '/'],
  ['/about//', '', '/about'],
  ['//about.html', '', '/about'],
  ['/about/index.html', '', '/about'],
  [`/${otherLanguage}`, `/${otherLanguage}`, '/'],
  [`/${otherLanguage}.html`, `/${otherLanguage}`, '/'],
  [`/${otherLanguage}/index.html`, `/${otherLanguage}`, '/'],
  [`//${otherLanguage}//about/`, `/${otherLanguage}`, '/about'],
  [`/${otherLanguage}/nowhere`, `/${otherLanguage}`, '/nowhere'],
  [`/${otherLanguage}/${otherLanguage}`, `/${otherLanguage}`, `/${otherLanguage}`],
])('%j has the prefix "%s", and is the path %s', (address, base, path) => {
  expect(readAddress(address)).toEqual({ base, path, language: base ? otherLanguage : mainLanguage });
});

// The default language has no prefix, and case counts.
test.each(['/about-us', '/reindex', '/html', '/index.htm', '/About', '/xx/about'])(
  'What only looks like another spelling, like %s, is a path of its own',
  (path) => {
    for (const own of [path, `/${mainLanguage}`, `/${otherLanguage}o`, `/${otherLanguage.toUpperCase()}`])
      expect(readAddress(own)).toEqual({ base: '', path: own, language: mainLanguage });
  },
);

test('Whatever somebody writes into the address bar leads to no other host', () => {
  const signs = '/ // \\ %2f %2F %5c % %E0%A4%A . .. %2e %2E%2e .html /index @ : ? # evil.example'.split(' ');
  const known = [...signs, ...languages.map((code) => `/${code}`), ...routes.map(({ path }) => path)];
  const part = fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'binary', maxLength: 8 }));
  const anyText = fc.array(part, { maxLength: 8 }).map((list) => list.join(''));
  const origin = 'https://www.example.com';
  const staysHere = (text: string, language: (typeof languages)[number]) => {
    const { path } = readAddress(text);
    const made = [normalizePath(text), path, addressOf(text, language), addressOf(path, language)];
    // What the browser makes of it.
    const { pathname } = Object.assign(new URL(origin), { pathname: text });
    const { href } = new URL(addressOf(readAddress(pathname).path, language), origin);
    return made.every((address) => /^\/(?!\/)/.test(address)) && href.startsWith(`${origin}/`);
  };
  fc.assert(fc.property(anyText, fc.constantFrom(...languages), staysHere), { numRuns: 3000, seed: 1999 });
}, 30_000);
