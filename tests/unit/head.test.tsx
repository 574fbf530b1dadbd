// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeadTags } from '../../src/build/head-tags';
import { getHead, updateHead } from '../../src/head';
import { notFound, type Page, routes } from '../../src/routes';
import { en, nl } from './languages';

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
