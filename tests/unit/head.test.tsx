// @vitest-environment happy-dom
import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { applyHead, headOf, manifestAddress } from '../../src/document/head';
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

/** Expects that a head says what a page is, where else it is, and what it shows if it is shared. */
function expectHead(head: Element, { title, description, canonical, alternates, image }: ReturnType<typeof headOf>) {
  const links = [...head.querySelectorAll('link:is([rel=canonical], [rel=alternate])')].map((link) =>
    ['rel', 'hreflang', 'href'].map((name) => link.getAttribute(name)),
  );
  expect(links).toEqual([
    ...(canonical ? [['canonical', null, canonical]] : []),
    ...alternates.map(({ hreflang, href }) => ['alternate', hreflang, href]),
  ]);
  const shared = { 'og:title': title, 'og:description': description, 'og:url': canonical, 'og:image': image };
  const contents = { description, robots: canonical ? 'index' : 'noindex', ...(canonical && shared) };
  for (const [name, content] of Object.entries(contents)) expect(contentOf(head, name), name).toBe(content);
}

test('Titles end with the name of the company; titles and descriptions differ from page to page', () => {
  const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
  const advice = 'in src/language, give each page texts of its own: "page.<page>.title" and ".description"';
  for (const { page, language, title } of heads)
    expect(title).toBe(`${dictionaries[language][`page.${page}.title`]} – ${company.name}`);
  for (const language of languages) {
    const own = heads.filter((head) => head.language === language);
    expect(
      [...repeated(own.map(({ title }) => title)), ...repeated(own.map((head) => head.description))],
      advice,
    ).toEqual([]);
  }
});

test.each(routes)('The addresses of $page name each language, and the first one for all others', ({ page, path }) => {
  const plain = company.address + path;
  const addressIn = (code: string) => (code === first ? plain : `${company.address}/${code}${path.replace(/\/$/, '')}`);
  for (const language of languages)
    expect(headOf(page, language)).toMatchObject({
      canonical: addressIn(language),
      image: `${company.address}/social/${page}-${language}.png`,
      alternates: [
        ...languages.map((code) => ({ hreflang: code, href: addressIn(code) })),
        { hreflang: 'x-default', href: plain },
      ],
    });
  expect(headOf('not-found', first), 'the page that is never found').toMatchObject({ alternates: [] });
});

describe('The tags of a document', () => {
  function head(page: Page, language: Language = first) {
    const element = document.createElement('head');
    element.innerHTML = renderToStaticMarkup(HeadTags({ page, language }));
    return element;
  }

  test.each(heads)('say what $page is in $language, and where else it is', (one) => {
    const tags = head(one.page, one.language);
    expectHead(tags, one);
    expect(tags.querySelector('title')?.textContent).toBe(one.title);
    const data = tags.querySelector('script[type="application/ld+json"]')?.textContent;
    const isFound = one.page !== notFound.page;
    expect(data && JSON.parse(data)).toEqual(isFound ? structuredData(one.page as 'home', one.language) : undefined);
    expect(tags.querySelectorAll('[property]').length > 0).toBe(isFound);
  });

  test('tell the browser that the page has a light and a dark look, and the colours of its own frame', () => {
    const tags = head('home');
    expect(contentOf(tags, 'color-scheme')).toBe('light dark');
    expect(contentOf(tags, 'viewport')).toContain('width=device-width');
    for (const [scheme, { paper }] of Object.entries({ light, dark }))
      expect(tags.querySelector(`[name=theme-color][media*=${scheme}]`)?.getAttribute('content')).toBe(paper);
  });

  test('link only to files that there are: an icon, one for the home screen of an iPhone, and the manifest', () => {
    const made = manifests(languages).map(({ fileName }) => `/${fileName}`);
    for (const language of languages) {
      const links = [...head('home', language).querySelectorAll('link:not([rel=canonical], [rel=alternate])')].map(
        (link) => [link.getAttribute('rel'), link.getAttribute('href') ?? ''] as const,
      );
      expect(links.map(([rel]) => rel)).toEqual(['icon', 'apple-touch-icon', 'manifest']);
      expect(links.filter(([, href]) => !made.includes(href) && !existsSync(`public${href}`))).toEqual([]);
      expect(links.at(-1)?.[1]).toBe(manifestAddress(language));
    }
  });

  test('name the language, and each other, as social networks do', () => {
    for (const shown of languages) {
      const named = [...head('home', shown).querySelectorAll('[property^="og:locale"]')];
      const others = languages.filter((language) => language !== shown).map((language) => locales[language]);
      expect(named.map((tag) => tag.getAttribute('content'))).toEqual([locales[shown], ...others]);
      expect(locales[shown]).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
    }
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
  const { head } = document;

  beforeEach(() => {
    head.innerHTML = renderToStaticMarkup(HeadTags({ page: 'home', language: second }));
  });

  afterEach(() => head.replaceChildren());

  test.each(heads)('says what $page in $language says, and is installed in that language', (one) => {
    applyHead(one.page, one.language);
    expectHead(head, one);
    expect([document.documentElement.lang, document.title]).toEqual([one.language, one.title]);
    const manifest = [...head.querySelectorAll('[rel=manifest]')].map((link) => link.getAttribute('href'));
    expect(manifest).toEqual([manifestAddress(one.language)]);
  });

  test('says it once, however often a page is shown, and keeps its other links and, if it is right, all of them', () => {
    const icons = () => [...head.querySelectorAll('link[rel*=icon]')];
    const before = icons();
    for (const page of ['home', 'about', 'not-found', 'about', 'portfolio'] as const)
      for (const language of languages) applyHead(page, language);
    const last = languages.at(-1) ?? first;
    expectHead(head, headOf('portfolio', last));
    expect(icons()).toEqual(before);
    // Browsers fetch the icon again whenever a link changes.
    const elements = [...head.children];
    applyHead('portfolio', last);
    expect([...head.children].every((element, index) => element === elements[index])).toBe(true);
  });
});
