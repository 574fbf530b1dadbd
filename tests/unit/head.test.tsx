// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeadTags } from '../../src/build/head-tags';
import { getHead, updateHead } from '../../src/head';
import { notFound, type Page, routes } from '../../src/routes';
import { en, nl } from './languages';

test('A page names its address in each language, and the first one for all others', () => {
  const readAlternates = (page: Page) => {
    document.head.innerHTML = renderToStaticMarkup(<HeadTags page={page} language={nl} />);
    return [...document.head.querySelectorAll<HTMLLinkElement>('[rel=alternate]')].map(({ hreflang, href }) => [
      hreflang,
      href,
    ]);
  };
  expect(readAlternates('about')).toEqual([
    ['nl', 'https://kolk.example/about'],
    ['en', 'https://kolk.example/en/about'],
    ['de', 'https://kolk.example/de/about'],
    ['x-default', 'https://kolk.example/about'],
  ]);
  expect(readAlternates(notFound.page)).toEqual([]);
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
