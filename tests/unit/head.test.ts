import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { applyHead, headOf, pageAddress } from '../../src/document/head';
import { languages } from '../../src/language/codes';
import { notFound, type Page, pageOf, routes } from '../../src/routes';
import './visitor';

const translations = languages.filter((language) => language !== 'en');
const pages: readonly Page[] = [...routes, notFound].map(({ page }) => page);
const everyHead = pages.flatMap((page) => languages.map((language) => ({ page, language, ...headOf(page, language) })));

describe('the words of the head', () => {
  test.each(everyHead)('give $page in $language a title that fits a result', ({ page, language, title }) => {
    expect(title).toMatch(new RegExp(`^.+ – ${company.name}$`));
    expect(
      title.length,
      `shorten "page.${page}.title" in src/language/${language}.ts: "${title}" may have 60 characters`,
    ).toBeLessThanOrEqual(60);
  });

  test.each(everyHead)(
    'give $page in $language a description that fits a result',
    ({ page, language, description }) => {
      const key = `"page.${page}.description" in src/language/${language}.ts`;
      expect(description, `make ${key} a sentence, with its full stop`).toMatch(/^\S.*\.$/);
      expect(description.length, `shorten ${key}: "${description}" may have 155 characters`).toBeLessThanOrEqual(155);
    },
  );

  test('differ from page to page and from language to language', () => {
    const repeated = (texts: string[]) => texts.filter((text, i) => texts.indexOf(text) !== i);
    expect(
      repeated(everyHead.map(({ description }) => description)),
      'in src/language, give each page its own "page.<page>.description" in each language',
    ).toEqual([]);
    for (const language of languages)
      expect(
        repeated(pages.map((page) => headOf(page, language).title)),
        `in src/language/${language}.ts, give each page its own "page.<page>.title"`,
      ).toEqual([]);
  });
});

describe('the addresses of the head', () => {
  test.each([
    ['/', 'en', '/'],
    ['/about', 'en', '/about'],
    ['/', 'nl', '/?lang=nl'],
    ['/portfolio', 'nl', '/portfolio?lang=nl'],
  ] as const)('are absolute: %s in %s', (path, language, address) => {
    expect(pageAddress(path, language)).toBe(company.address + address);
  });

  test.each(routes)('name each language of $page, and English for all others', ({ page, path }) => {
    const english = company.address + path;
    for (const language of languages)
      expect(headOf(page, language).alternates).toEqual([
        { hreflang: 'en', href: english },
        ...translations.map((code) => ({ hreflang: code, href: `${english}?lang=${code}` })),
        { hreflang: 'x-default', href: english },
      ]);
  });

  test.each(routes)('give $page its own canonical in each language', ({ page, path }) => {
    expect(headOf(page, 'en').canonical).toBe(company.address + path);
    expect(headOf(page, 'nl').canonical).toBe(`${company.address}${path}?lang=nl`);
  });

  test('leave the not-found page without any, so that it is never found', () => {
    expect(headOf('not-found', 'en')).toMatchObject({ canonical: undefined, alternates: [] });
  });
});

describe('the page of a path', () => {
  test.each(routes)('is $page for $path', ({ page, path }) => {
    expect(pageOf(path)).toBe(page);
  });

  test.each(['/nope', '/404', '/about/team', '/ABOUT'])('is the not-found page for %j', (path) => {
    expect(pageOf(path)).toBe('not-found');
  });
});

describe('the open document', () => {
  const attribute = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);
  const links = () =>
    [...document.head.querySelectorAll('link')].map((link) => ({
      rel: link.rel,
      hreflang: link.hreflang,
      href: link.getAttribute('href'),
    }));
  const linksOf = ({ canonical, alternates }: ReturnType<typeof headOf>) => [
    ...(canonical ? [{ rel: 'canonical', hreflang: '', href: canonical }] : []),
    ...alternates.map((alternate) => ({ rel: 'alternate', ...alternate })),
  ];

  beforeEach(() => {
    document.head.innerHTML =
      '<title>Old</title><meta name="description" content="Old">' +
      '<meta name="robots" content="index"><link rel="canonical" href="https://old.example/">' +
      '<link rel="alternate" hreflang="nl" href="https://old.example/?lang=nl">';
  });

  afterEach(() => {
    document.head.replaceChildren();
    document.documentElement.lang = 'en';
  });

  test.each(everyHead)('follows $page in $language', ({ page, language, title, description }) => {
    applyHead(page, language);
    expect(document.documentElement.lang).toBe(language);
    expect(document.title).toBe(title);
    expect(attribute('meta[name=description]', 'content')).toBe(description);
  });

  test('tells search engines the address of the page that is shown', () => {
    applyHead('about', 'nl');
    expect(attribute('link[rel=canonical]', 'href')).toBe(`${company.address}/about?lang=nl`);
    expect(attribute('meta[name=robots]', 'content')).toBe('index');
  });

  test('is shared in the language that is shown, with the card of that language', () => {
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta property="og:title"><meta property="og:url"><meta property="og:image">',
    );
    applyHead('about', 'nl');
    expect(attribute('[property="og:title"]', 'content')).toBe(headOf('about', 'nl').title);
    expect(attribute('[property="og:url"]', 'content')).toBe(`${company.address}/about?lang=nl`);
    expect(attribute('[property="og:image"]', 'content')).toBe(`${company.address}/social/about-nl.png`);
  });

  test('keeps search engines from the not-found page, and lets them back on the next', () => {
    history.replaceState(null, '', '/nope');
    applyHead('not-found', 'en');
    expect(attribute('meta[name=robots]', 'content')).toBe('noindex');
    expect(links()).toEqual([]);
    applyHead('home', 'en');
    expect(attribute('meta[name=robots]', 'content')).toBe('index');
    expect(attribute('link[rel=canonical]', 'href')).toBe(`${company.address}/`);
  });

  test.each(everyHead)('has the addresses of $page in $language and no others', (head) => {
    applyHead(head.page, head.language);
    expect(links()).toEqual(linksOf(head));
  });

  test('has one canonical and its alternates, however often a page is shown', () => {
    for (const page of ['home', 'about', 'not-found', 'about', 'about', 'portfolio'] as const)
      for (const language of languages) applyHead(page, language);
    expect(links()).toEqual(linksOf(headOf('portfolio', languages.at(-1) ?? 'en')));
  });

  test('keeps the links that are no address of the page', () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="/icons/icon.svg">');
    applyHead('about', 'en');
    applyHead('not-found', 'en');
    expect(links()).toEqual([{ rel: 'icon', hreflang: '', href: '/icons/icon.svg' }]);
  });

  test('is not given the descriptions that it lacks', () => {
    document.head.innerHTML = '<title>Old</title>';
    applyHead('about', 'en');
    expect(document.title).toBe(headOf('about', 'en').title);
    expect(document.head.querySelectorAll(':not(link)')).toHaveLength(1);
    expect(links()).toEqual(linksOf(headOf('about', 'en')));
  });
});
