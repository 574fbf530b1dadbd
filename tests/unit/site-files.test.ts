import { expect, test } from 'vitest';
import { createSiteFiles } from '../../src/build/site-files';
import { company } from '../../src/content/company';
import { pageUrl } from '../../src/head';
import { languages } from '../../src/languages';
import { routes } from '../../src/routes';

const read = (name: string) => createSiteFiles().find(({ fileName }) => fileName === name)?.source ?? '';

test('The sitemap has every page in every language', () => {
  const xml = read('sitemap.xml');
  const urls = [...xml.matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, url]) => url);
  expect(urls).toEqual(routes.flatMap(({ path }) => languages.map((language) => pageUrl(path, language))));
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]*>.*<\/urlset>\n$/s);
});

test('robots.txt lets everybody in, and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${company.website}/sitemap.xml\n`);
});
