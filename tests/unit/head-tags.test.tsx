import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { headOf } from '../../src/document/head';
import { HeadTags } from '../../src/document/head-tags';
import { structuredData } from '../../src/document/structured-data';
import { languages, locales } from '../../src/language/codes';
import { en } from '../../src/language/en';
import { words } from '../../src/language/translate';
import { type Page, routes } from '../../src/routes';

function head(page: Page) {
  const element = document.createElement('head');
  element.innerHTML = renderToStaticMarkup(HeadTags({ page, language: 'en' }));
  return element;
}

const contentOf = (parent: Element, name: string) =>
  parent.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content');

afterEach(() => {
  words.en = en;
});

describe.each(routes)('the head of $page', ({ page }) => {
  const tags = head(page);
  const { title, description, canonical, alternates, image } = headOf(page, 'en');

  test('says to search engines what it is and where else it is', () => {
    expect(tags.querySelector('title')?.textContent).toBe(title);
    expect(contentOf(tags, 'description')).toBe(description);
    expect(contentOf(tags, 'robots')).toBe('index');
    expect(tags.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(canonical);
    expect(
      [...tags.querySelectorAll('link[rel=alternate]')].map((link) => ({
        hreflang: link.getAttribute('hreflang'),
        href: link.getAttribute('href'),
      })),
    ).toEqual(alternates);
  });

  test('says what it shows of itself where it is shared', () => {
    expect(contentOf(tags, 'og:title')).toBe(title);
    expect(contentOf(tags, 'og:description')).toBe(description);
    expect(contentOf(tags, 'og:url')).toBe(canonical);
    expect(contentOf(tags, 'og:image')).toBe(image);
    expect(image).toBe(`${company.address}/social/${page}-en.png`);
    expect(contentOf(tags, 'twitter:card')).toBe('summary_large_image');
  });

  test('names its language, and each other, as social networks do', () => {
    const named = [...tags.querySelectorAll('[property^="og:locale"]')];
    expect(named.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')])).toEqual(
      languages.map((language) => [language === 'en' ? 'og:locale' : 'og:locale:alternate', locales[language]]),
    );
    for (const locale of Object.values(locales)) expect(locale).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
  });

  test('has its data for search engines inside', () => {
    const data = tags.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(data?.textContent ?? '')).toEqual(structuredData(page, 'en'));
  });
});

test('the not-found page says that it is not to be found, and is not shared', () => {
  const tags = head('not-found');
  expect(contentOf(tags, 'robots')).toBe('noindex');
  expect(tags.querySelectorAll('[rel=canonical], [rel=alternate], script, [property]')).toHaveLength(0);
  expect(tags.innerHTML).not.toContain('undefined');
});

test('words with markup stay words: they end no tag, attribute or data block', () => {
  const unsafe = '</title></script>"><b id="out">';
  words.en = { ...en, 'page.home.title': unsafe, 'page.home.description': unsafe };
  const tags = head('home');
  expect(tags.querySelector('#out')).toBeNull();
  expect(tags.querySelector('title')?.textContent).toContain(unsafe);
  expect(contentOf(tags, 'description')).toBe(unsafe);
  const [, data = ''] = /ld\+json">(.*?)<\/script>/.exec(tags.innerHTML) ?? [];
  expect(JSON.parse(data)['@graph'][0].description).toBe(unsafe);
});
