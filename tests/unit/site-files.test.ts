import { expect, test } from 'vitest';
import { siteFiles } from '../../src/build/site-files';
import { company } from '../../src/content/company';
import { getAlternates, pageUrl } from '../../src/head';
import { languages } from '../../src/languages';
import { routes } from '../../src/routes';

/** A file of a site that was built on a day. */
const read = (name: string, built = new Date()) =>
  siteFiles(built).find(({ fileName }) => fileName.endsWith(name))?.source ?? '';

test('The sitemap has every page in every language, each with all its alternates', () => {
  const xml = read('sitemap.xml');
  const entries = [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, address, links = '']) => {
    const alternates = [...links.matchAll(/rel="alternate" hreflang="(?<hreflang>.*?)" href="(?<href>.*?)"/g)];
    return { address, alternates: alternates.map(({ groups }) => groups) };
  });
  const expected = routes.flatMap(({ path }) =>
    languages.map((language) => ({ address: pageUrl(path, language), alternates: getAlternates(path) })),
  );
  expect(entries).toEqual(expected);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]*xmlns:xhtml=.*<\/urlset>\n$/s);
});

test('robots.txt lets everybody in, and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${company.address}/sitemap.xml\n`);
});

test.each([
  ['2026-01-31T12:00:00.500Z', '2027-01-30T12:00:00Z'],
  ['2027-12-31T23:59:59Z', '2028-12-29T23:59:59Z'],
])('security.txt of %s says whom to write to until %s, within a year', (time, expires) => {
  expect(read('security.txt', new Date(time))).toBe(
    `Contact: mailto:${company.email}\nExpires: ${expires}\nPreferred-Languages: ${languages.join(', ')}\n` +
      `Canonical: ${company.address}/.well-known/security.txt\n`,
  );
});
