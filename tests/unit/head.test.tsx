// @vitest-environment happy-dom
import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { applyHead, headOf, manifestAddress, socialCard } from '../../src/document/head';
import { HeadTags } from '../../src/document/head-tags';
import { manifests } from '../../src/document/manifest';
import { structuredData } from '../../src/document/structured-data';
import { languages, locales } from '../../src/languages';
import { notFound, type Page, routes } from '../../src/routes';
import { dark, light } from '../../src/styles/colours';
import { dictionaries, first, type Language, second } from '../content';

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

/** What the head says of a page, by the name of the element that says it. */
const expectedContents = ({ title, description, canonical, image }: ReturnType<typeof headOf>) => ({
  description,
  robots: canonical ? 'index' : 'noindex',
  ...(canonical && {
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': image,
    'og:image:alt': title,
  }),
});

describe('The words of a head', () => {
  test.each(heads)('$page in $language has a title that ends with the name of the company', (head) => {
    expect(head.title).toBe(`${dictionaries[head.language][`page.${head.page}.title`]} – ${company.name}`);
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

describe('The addresses of a head', () => {
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

  test('are none on the not-found page, so that it is never found', () => {
    expect(headOf('not-found', first)).toMatchObject({ canonical: undefined, alternates: [] });
  });
});

describe('The tags of a document', () => {
  function head(page: Page, language: Language = first) {
    const element = document.createElement('head');
    element.innerHTML = renderToStaticMarkup(HeadTags({ page, language }));
    return element;
  }

  test.each(heads)('say what $page is in $language, where else it is, and what it shows if it is shared', (one) => {
    const { page, language } = one;
    const tags = head(page, language);
    expect(tags.querySelector('title')?.textContent).toBe(one.title);
    expect(linksOf(tags)).toEqual(expectedLinks(one));
    for (const [name, content] of Object.entries(expectedContents(one)))
      expect(contentOf(tags, name), name).toBe(content);
    const data = tags.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(data && JSON.parse(data)).toEqual(page === notFound.page ? undefined : structuredData(page, language));
    if (page === notFound.page) expect(tags.querySelectorAll('[property]')).toHaveLength(0);
  });

  test('tell the browser that the page has a light and a dark look, and the colours of its own frame', () => {
    const tags = head('home');
    expect(contentOf(tags, 'color-scheme')).toBe('light dark');
    expect(contentOf(tags, 'viewport')).toContain('width=device-width');
    for (const [scheme, { paper }] of Object.entries({ light, dark }))
      expect(tags.querySelector(`[name=theme-color][media*=${scheme}]`)?.getAttribute('content')).toBe(paper);
  });

  test('link only to files that there are: an icon, one for the home screen of an iPhone, and the manifest', () => {
    for (const language of languages) {
      const links = [...head('home', language).querySelectorAll('link:not([rel=canonical], [rel=alternate])')].map(
        (link) => [link.getAttribute('rel'), link.getAttribute('href') ?? ''] as const,
      );
      expect(links.map(([rel]) => rel)).toEqual(['icon', 'apple-touch-icon', 'manifest']);
      const made = manifests(languages).map(({ fileName }) => `/${fileName}`);
      expect(links.filter(([, href]) => !made.includes(href) && !existsSync(`public${href}`))).toEqual([]);
      expect(links.at(-1)?.[1]).toBe(manifestAddress(language));
    }
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

  test('keep words with markup as words: they end no tag, attribute or data block', () => {
    const unsafe = '</title></script>"><b id="out">';
    const words = dictionaries[first];
    const { 'page.home.title': title, 'page.home.description': description } = words;
    Object.assign(words, { 'page.home.title': unsafe, 'page.home.description': unsafe });
    const tags = head('home');
    Object.assign(words, { 'page.home.title': title, 'page.home.description': description });
    expect(tags.querySelector('#out')).toBeNull();
    expect(tags.querySelector('title')?.textContent).toContain(unsafe);
    expect(contentOf(tags, 'description')).toBe(unsafe);
    const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(tags.innerHTML) ?? [];
    expect(JSON.parse(data)['@graph'][0].description).toBe(unsafe);
  });
});

describe('The open document', () => {
  beforeEach(() => {
    document.head.innerHTML = renderToStaticMarkup(HeadTags({ page: 'home', language: second }));
  });

  afterEach(() => document.head.replaceChildren());

  test.each(heads)('says what $page in $language says, and nothing else', (expected) => {
    applyHead(expected.page, expected.language);
    expect(document.documentElement.lang).toBe(expected.language);
    expect(document.title).toBe(expected.title);
    expect(linksOf(document.head)).toEqual(expectedLinks(expected));
    for (const [name, content] of Object.entries(expectedContents(expected)))
      expect(contentOf(document.head, name), name).toBe(content);
    // Whoever installs the site installs it in the language that is shown.
    const [manifest, ...others] = document.head.querySelectorAll('link[rel=manifest]');
    expect(manifest?.getAttribute('href')).toBe(manifestAddress(expected.language));
    expect(others).toEqual([]);
  });

  test('shows no picture of the last page if it is shared from the not-found page', () => {
    applyHead('not-found', first);
    expect(contentOf(document.head, 'og:image')).toBe('');
    applyHead('about', first);
    expect(contentOf(document.head, 'og:image')).toBe(socialCard('about', first));
  });

  test('has one canonical and its alternates, however often a page is shown, and keeps its other links', () => {
    const icons = () => [...document.head.querySelectorAll('link[rel*=icon]')];
    const before = icons();
    for (const page of ['home', 'about', 'not-found', 'about', 'about', 'portfolio'] as const)
      for (const language of languages) applyHead(page, language);
    expect(linksOf(document.head)).toEqual(expectedLinks(headOf('portfolio', languages.at(-1) ?? first)));
    expect(icons()).toEqual(before);
  });

  test('is left alone if it is right: browsers fetch the icon again whenever a link changes', () => {
    applyHead('home', second);
    const before = [...document.head.children];
    applyHead('home', second);
    expect([...document.head.children].every((element, index) => element === before[index])).toBe(true);
  });
});
