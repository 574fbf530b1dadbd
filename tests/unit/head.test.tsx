// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getAlternates, HeadTags } from '../../src/build/head-tags';
import { getHead, updateHead } from '../../src/head';
import { notFound, type Page, routes } from '../../src/routes';
import { en, nl } from './languages';

test('A page names its address in each language, and the first one for all others', () => {
  const hrefs = ['/about', '/en/about', '/de/about', '/about'].map((path) => `https://kolk.example${path}`);
  const hreflangs = ['nl', 'en', 'de', 'x-default'];
  expect(getAlternates('about')).toEqual(hreflangs.map((hreflang, index) => ({ hreflang, href: hrefs[index] })));
  expect(getAlternates(notFound.page)).toEqual([]);
});

const pages: readonly Page[] = [...routes, notFound].map(({ page }) => page);

test.each(pages)('The head is the same where %s is opened first, and where it is opened after another', (page) => {
  const read = () => {
    const parts = document.head.querySelectorAll('title, [name=description], [rel=canonical], [rel=manifest]');
    return [document.documentElement.lang, ...[...parts].map(({ outerHTML }) => outerHTML)];
  };
  document.documentElement.lang = en;
  document.head.innerHTML = renderToStaticMarkup(<HeadTags page={page} language={en} />);
  const first = read();
  document.head.innerHTML = renderToStaticMarkup(<HeadTags page="home" language={nl} />);
  updateHead(page, en);
  const isFound = getHead(page, en).canonical !== undefined;
  expect(read().filter((part) => isFound || !part.includes('canonical'))).toEqual(first);
});
