// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { headOf, pageAddress } from '../../src/document/head';
import { siteFiles } from '../../src/document/site-files';
import { languages } from '../../src/languages';
import { routes } from '../../src/routes';

const [sitemap, robots] = siteFiles(new Date()).map(({ source }) => source);
const securityTxt = (built: Date) => siteFiles(built)[2]?.source ?? '';

describe('the sitemap', () => {
  const xml = sitemap ?? '';
  const entries = [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, address, links = '']) => ({
    address,
    alternates: [...links.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g)].map(([, hreflang, href]) => ({
      hreflang,
      href,
    })),
  }));

  test('has every page in every language, each with all its alternates', () => {
    expect(xml).not.toContain('404');
    expect(entries).toEqual(
      routes.flatMap(({ page, path }) =>
        languages.map((language) => ({
          address: pageAddress(path, language),
          alternates: headOf(page, language).alternates,
        })),
      ),
    );
  });

  test('is XML with the name spaces that it uses', () => {
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]*xmlns:xhtml=/);
    expect(xml.trimEnd()).toMatch(/<\/urlset>$/);
  });
});

test('robots.txt lets everybody in, and names the sitemap', () => {
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(robots).toContain(`\nSitemap: ${company.address}/sitemap.xml\n`);
  expect(robots).not.toContain('Disallow');
});

describe('security.txt', () => {
  const field = (text: string, name: string) =>
    text.split('\n').flatMap((line) => (line.startsWith(`${name}: `) ? line.slice(name.length + 2) : []));

  test('says whom to write to, in which languages, and where it stands', () => {
    const text = securityTxt(new Date());
    expect(field(text, 'Contact')).toEqual([`mailto:${company.email}`]);
    expect(field(text, 'Preferred-Languages')).toEqual([languages.join(', ')]);
    expect(field(text, 'Canonical')).toEqual([`${company.address}/.well-known/security.txt`]);
  });

  test.each(['2026-01-31T12:00:00.500Z', '2027-12-31T23:59:59Z', '2028-02-29T00:00:00Z'])(
    'written at %s expires within a year and a day, at a time in the format of RFC 3339',
    (time) => {
      const built = new Date(time);
      const [expires = '', ...more] = field(securityTxt(built), 'Expires');
      expect(more).toEqual([]);
      expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      const days = (new Date(expires).getTime() - built.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(360);
      expect(days).toBeLessThanOrEqual(366);
    },
  );
});
