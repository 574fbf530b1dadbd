// @vitest-environment node
import { expect, test } from 'vitest';
import { cleanPath, documentName, itemName, pageOf, routes, sectionHref } from '../../src/routes';

test('names an item by its section, or else by its page', () => {
  expect(itemName({ path: '/', page: 'home', section: 'home' })).toBe('home');
  expect(itemName({ path: '/', section: 'contact' })).toBe('contact');
  expect(itemName({ path: '/about', page: 'about' })).toBe('about');
});

test('gives a section an address that works from every page', () => {
  expect(sectionHref('clients')).toBe('/#clients');
});

test.each([
  ['/', 'index.html'],
  ['/portfolio', 'portfolio.html'],
  ['/about', 'about.html'],
  ['/404', '404.html'],
])('names the document of %s %s', (path, name) => {
  expect(documentName({ path })).toBe(name);
});

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/index.html/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/portfolio.html', '/portfolio'],
])('reads %j as the path %s', (pathname, path) => {
  expect(cleanPath(pathname)).toBe(path);
});

test.each(['/about-us', '/about/team', '/reindex', '/html', '/index.htm'])(
  'leaves the unknown path %s as it is',
  (pathname) => {
    expect(cleanPath(pathname)).toBe(pathname);
  },
);

test.each(routes)('opens the page $page at $path', ({ page, path }) => {
  expect(pageOf(path)).toBe(page);
});

test.each(['/nope', '/404', '/about/team', '/ABOUT'])('opens the not-found page at %s', (path) => {
  expect(pageOf(path)).toBe('not-found');
});
