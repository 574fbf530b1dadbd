import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getPathname, normalizePath, parsePathname } from '../../src/routes';
import { de, en, nl } from './languages';

test.each<[address: string, base: string, path: string]>([
  ['', '', '/'],
  ['/index.html/', '', '/'],
  ['/about/index.html', '', '/about'],
  ['//about.html', '', '/about'],
  ['/en', '/en', '/'],
  ['/en.html', '/en', '/'],
  ['//en//about/', '/en', '/about'],
  ['/en/nowhere', '/en', '/nowhere'],
  ['/en/en', '/en', '/en'],
  // What only looks like another spelling. The default language has no prefix, and case counts.
  ['/nl', '', '/nl'],
  ['/EN', '', '/EN'],
  ['/eno', '', '/eno'],
  ['/xx/about', '', '/xx/about'],
  ['/reindex', '', '/reindex'],
  ['/html', '', '/html'],
])('%j has the prefix "%s", and is the path %s', (address, base, path) => {
  expect(parsePathname(address)).toEqual({ base, path, language: base ? en : nl });
});

test('No text in the address bar leads to another host', () => {
  const signs = '/ // \\ %2f %2F %5c % %E0%A4%A . .. %2e %2E%2e .html /index @ : ? # evil.example'.split(' ');
  const known = [...signs, '/nl', '/en', '/de', '/about', '/werkplaats'];
  const part = fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'binary', maxLength: 8 }));
  const anyText = fc.array(part, { maxLength: 8 }).map((list) => list.join(''));
  const origin = 'https://www.example.com';
  const staysHere = (text: string, language: typeof en) => {
    const { path } = parsePathname(text);
    const made = [normalizePath(text), path, getPathname(text, language), getPathname(path, language)];
    // What the browser makes of it.
    const { pathname } = Object.assign(new URL(origin), { pathname: text });
    const { href } = new URL(getPathname(parsePathname(pathname).path, language), origin);
    return made.every((address) => /^\/(?!\/)/.test(address)) && href.startsWith(`${origin}/`);
  };
  fc.assert(fc.property(anyText, fc.constantFrom(nl, en, de), staysHere), { numRuns: 3000, seed: 1999 });
}, 30_000);
