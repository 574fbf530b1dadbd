// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeadTags } from '../../src/build/head-tags';
import { company } from '../../src/content/company';
import { getHead, updateHead } from '../../src/head';
import { languages } from '../../src/languages';
import { manifestPath, notFound, type Page, routes } from '../../src/routes';
import { type Language, mainLanguage, otherLanguage } from '../site-content';

const pages: readonly Page[] = [...routes, notFound].map(({ page }) => page);
const heads = pages.flatMap((page) => languages.map((language) => ({ page, language, ...getHead(page, language) })));

const { head } = document;
const valuesOf = (name: string, selector: string) =>
  [...head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
const contentOf = (name: string) => valuesOf('content', `[name="${name}"], [property="${name}"]`)[0];

/** Opens a document, whose head is as the build makes it. */
function open(page: Page, language: Language = mainLanguage) {
  head.innerHTML = renderToStaticMarkup(<HeadTags page={page} language={language} />);
}

test.each(languages)('In %s titles and descriptions differ from page to page', (language) => {
  const texts = heads.filter((head) => head.language === language).flatMap((head) => [head.title, head.description]);
  const advice = 'in src/content/words, give each page texts of its own: "page.<page>.title" and ".description"';
  expect([...new Set(texts)], advice).toEqual(texts);
});

test.each(routes)('The addresses of $page name each language, and the first one for all others', ({ page, path }) => {
  const plain = company.website + path;
  const addressIn = (code: string) =>
    code === mainLanguage ? plain : `${company.website}/${code}${path.replace(/\/$/, '')}`;
  for (const language of languages) expect(getHead(page, language).canonical).toBe(addressIn(language));
  open(page);
  expect(valuesOf('hreflang', '[rel=alternate]')).toEqual([...languages, 'x-default']);
  expect(valuesOf('href', '[rel=alternate]')).toEqual([...languages.map(addressIn), plain]);
  open('not-found');
  expect(valuesOf('href', '[rel=alternate]'), 'the page that is never found').toEqual([]);
});

test.each(heads)('A document in which $page is opened in $language has its title, language and links', (one) => {
  open('home', otherLanguage);
  const { page, language, title, description, canonical } = one;
  const icon = head.querySelector('[rel=icon]');
  updateHead('about', mainLanguage);
  updateHead(page, language);
  expect(document.title).toBe(title);
  expect(document.documentElement.lang).toBe(language);
  expect(contentOf('description')).toBe(description);
  // The not-found page has none: the link stays as it was.
  expect(valuesOf('href', '[rel=canonical]')).toEqual([canonical ?? getHead('about', mainLanguage).canonical]);
  expect(valuesOf('href', '[rel=manifest]')).toEqual([manifestPath(language)]);
  expect(head.querySelector('[rel=icon]')).toBe(icon);
});
