import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { headOf, pageAddress } from '../../src/document/head';
import { siteFiles } from '../../src/document/site-files';
import { languages } from '../../src/languages';
import { withIntegrity } from '../../src/plugins/integrity';
import { routes } from '../../src/routes';

/** A file of a site that was built on a day. */
const read = (name: string, built = new Date()) =>
  siteFiles(built).find(({ fileName }) => fileName.endsWith(name))?.source ?? '';

test('The sitemap has every page in every language, each with all its alternates', () => {
  const xml = read('sitemap.xml');
  const entries = [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(([, address, links = '']) => {
    const alternates = [...links.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g)];
    return { address, alternates: alternates.map(([, hreflang, href]) => ({ hreflang, href })) };
  });
  const expected = routes.flatMap(({ page, path }) =>
    languages.map((language) => ({
      address: pageAddress(path, language),
      alternates: headOf(page, language).alternates,
    })),
  );
  expect(entries).toEqual(expected);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]*xmlns:xhtml=.*<\/urlset>\n$/s);
});

test('robots.txt lets everybody in, and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${company.address}/sitemap.xml\n`);
});

test.each(['2026-01-31T12:00:00.500Z', '2027-12-31T23:59:59Z', '2028-02-29T00:00:00Z'])(
  'security.txt of %s says whom to write to, and promises an answer for nearly a year',
  (time) => {
    const text = read('security.txt', new Date(time));
    const [, expires = ''] = /\nExpires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)\n/.exec(text) ?? [];
    expect(text).toBe(
      `Contact: mailto:${company.email}\nExpires: ${expires}\nPreferred-Languages: ${languages.join(', ')}\n` +
        `Canonical: ${company.address}/.well-known/security.txt\n`,
    );
    const days = (Date.parse(expires) - Date.parse(time)) / 86_400_000;
    expect(days).toBeGreaterThan(360);
    expect(days).toBeLessThan(365);
  },
);

test('Each file of the precache list gets the hash of its bytes, and keeps what else is said of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const bytes = Buffer.from([0, 255, 10, 13]);
  writeFileSync(join(folder, 'a.js'), bytes);
  const entry = { url: 'a.js', revision: null, size: 4 };
  const { manifest } = await withIntegrity(folder)([entry]);
  expect(manifest).toEqual([{ ...entry, integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}` }]);
  await expect(withIntegrity(folder)([{ ...entry, url: 'b.js' }])).rejects.toThrow('b.js');
  rmSync(folder, { recursive: true });
});
