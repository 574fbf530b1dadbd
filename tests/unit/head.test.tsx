import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { applyHead, headOf } from '../../src/document/head';
import { HeadTags } from '../../src/document/head-tags';
import { structuredData } from '../../src/document/structured-data';
import { words } from '../../src/language/words';
import { type Language, languages, locales } from '../../src/languages';
import { notFound, type Page, routes } from '../../src/routes';
import { first, second } from '../languages';
import './visitor';
import { dictionaries } from './words';

const pages: readonly Page[] = [...routes, notFound].map(({ page }) => page);
const heads = pages.flatMap((page) => languages.map((language) => ({ page, language, ...headOf(page, language) })));

const contentOf = (parent: Element, name: string) =>
  parent.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content');

const linksOf = (parent: Element) =>
  [...parent.querySelectorAll<HTMLLinkElement>('link:is([rel=canonical], [rel=alternate])')].map((link) => ({
    rel: link.rel,
    hreflang: link.hreflang,
    href: link.getAttribute('href'),
  }));

/** The links that a head has to have: where the page is, and where else. */
const expectedLinks = ({ canonical, alternates }: ReturnType<typeof headOf>) => [
  ...(canonical ? [{ rel: 'canonical', hreflang: '', href: canonical }] : []),
  ...alternates.map((alternate) => ({ rel: 'alternate', ...alternate })),
];

describe('the words of a head', () => {
  test.each(heads)('$page in $language has a title that ends with the name of the company', (head) => {
    expect(head.title).toBe(`${words[head.language]?.[`page.${head.page}.title`]} – ${company.name}`);
  });

  test('differ from page to page and from language to language', () => {
    const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(
      repeated(heads.map(({ description }) => description)),
      'in src/language, give each page its own "page.<page>.description" in each language',
    ).toEqual([]);
    for (const language of languages)
      expect(
        repeated(pages.map((page) => headOf(page, language).title)),
        `in src/language/${language}.ts, give each page its own "page.<page>.title"`,
      ).toEqual([]);
  });
});

describe('the addresses of a head', () => {
  test.each(routes)('name each language of $page, and the first one for all others', ({ page, path }) => {
    const plain = company.address + path;
    const addressIn = (code: string) =>
      code === first ? plain : `${company.address}/${code}${path === '/' ? '' : path}`;
    for (const language of languages)
      expect(headOf(page, language)).toMatchObject({
        canonical: addressIn(language),
        image: `${company.address}/social/${page}-${language}.png`,
        alternates: [
          ...languages.map((code) => ({ hreflang: code, href: addressIn(code) })),
          { hreflang: 'x-default', href: plain },
        ],
      });
  });

  test('leave the not-found page without any, so that it is never found', () => {
    expect(headOf('not-found', first)).toMatchObject({ canonical: undefined, alternates: [] });
  });
});

describe('the tags of a document', () => {
  function head(page: Page, language: Language = first) {
    const element = document.createElement('head');
    element.innerHTML = renderToStaticMarkup(HeadTags({ page, language }));
    return element;
  }

  afterEach(() => {
    words[first] = dictionaries[first];
  });

  const documents = routes.flatMap(({ page }) => languages.map((language) => ({ page, language })));

  test.each(documents)('say what $page is in $language, where else, and what it shows where it is shared', (one) => {
    const { page, language } = one;
    const tags = head(page, language);
    const expected = headOf(page, language);
    const { title, description, canonical, image } = expected;
    expect(tags.querySelector('title')?.textContent).toBe(title);
    expect(linksOf(tags)).toEqual(expectedLinks(expected));
    for (const [name, content] of Object.entries({
      description,
      robots: 'index',
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:image': image,
      'og:site_name': company.name,
      'twitter:card': 'summary_large_image',
    }))
      expect(contentOf(tags, name), name).toBe(content);
    const data = tags.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(data?.textContent ?? '')).toEqual(structuredData(page, language));
  });

  test('name the language, and each other, as social networks do', () => {
    for (const shown of languages) {
      const named = [...head('home', shown).querySelectorAll('[property^="og:locale"]')];
      expect(named.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')])).toEqual([
        ['og:locale', locales[shown]],
        ...languages
          .filter((language) => language !== shown)
          .map((language) => ['og:locale:alternate', locales[language]]),
      ]);
    }
    for (const locale of Object.values(locales)) expect(locale).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
  });

  test('say that the not-found page is not to be found, and do not share it', () => {
    const tags = head('not-found');
    expect(contentOf(tags, 'robots')).toBe('noindex');
    expect(tags.querySelectorAll('[rel=canonical], [rel=alternate], script, [property]')).toHaveLength(0);
    expect(tags.innerHTML).not.toContain('undefined');
  });

  test('keep words with markup as words: they end no tag, attribute or data block', () => {
    const unsafe = '</title></script>"><b id="out">';
    words[first] = { ...dictionaries[first], 'page.home.title': unsafe, 'page.home.description': unsafe };
    const tags = head('home');
    expect(tags.querySelector('#out')).toBeNull();
    expect(tags.querySelector('title')?.textContent).toContain(unsafe);
    expect(contentOf(tags, 'description')).toBe(unsafe);
    const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(tags.innerHTML) ?? [];
    expect(JSON.parse(data)['@graph'][0].description).toBe(unsafe);
  });
});

describe('the open document', () => {
  beforeEach(() => {
    document.head.innerHTML =
      '<title>Old</title><meta name="description" content="Old"><meta name="robots" content="index">' +
      '<meta property="og:title"><meta property="og:url"><meta property="og:image">' +
      '<link rel="canonical" href="https://old.example/">' +
      `<link rel="alternate" hreflang="nl" href="https://old.example/?lang=${second}">`;
  });

  afterEach(() => document.head.replaceChildren());

  test.each(heads)('says what $page in $language says, and nothing else', (expected) => {
    applyHead(expected.page, expected.language);
    expect(document.documentElement.lang).toBe(expected.language);
    expect(document.title).toBe(expected.title);
    expect(linksOf(document.head)).toEqual(expectedLinks(expected));
    for (const [name, content = ''] of Object.entries({
      description: expected.description,
      robots: expected.canonical ? 'index' : 'noindex',
      'og:title': expected.title,
      'og:url': expected.canonical,
      'og:image': expected.image,
    }))
      expect(contentOf(document.head, name), name).toBe(content);
  });

  test('lets search engines back on the page after the not-found page', () => {
    applyHead('not-found', first);
    applyHead('home', first);
    expect(contentOf(document.head, 'robots')).toBe('index');
    expect(linksOf(document.head)).toEqual(expectedLinks(headOf('home', first)));
  });

  test('has one canonical and its alternates, however often a page is shown', () => {
    for (const page of ['home', 'about', 'not-found', 'about', 'about', 'portfolio'] as const)
      for (const language of languages) applyHead(page, language);
    expect(linksOf(document.head)).toEqual(expectedLinks(headOf('portfolio', languages.at(-1) ?? first)));
  });

  test('keeps the links that are no address of the page, and is given no description that it lacks', () => {
    document.head.innerHTML = '<title>Old</title><link rel="icon" href="/icons/icon.svg">';
    applyHead('about', first);
    expect(document.head.querySelectorAll(':not(link, title)')).toHaveLength(0);
    applyHead('not-found', first);
    expect([...document.head.querySelectorAll('link')].map(({ rel }) => rel)).toEqual(['icon']);
  });
});
