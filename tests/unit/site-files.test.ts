import { expect, test } from 'vitest';
import { createSiteFiles } from '../../src/build/site-files';
import { company } from '../../src/content/company';
import { getAlternates, pageUrl } from '../../src/head';
import { languages } from '../../src/languages';
import { routes } from '../../src/routes';

const read = (name: string) => createSiteFiles().find(({ fileName }) => fileName === name)?.source ?? '';

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

test('Netlify gets a page with the form only if it is asked for', () => {
  expect(read('netlify-form.html')).toBe('');
  company.messageFields = { 'form-name': 'contact' };
  const form = read('netlify-form.html');
  delete company.messageFields;
  expect(form).toContain('<form name="contact" data-netlify="true"');
  for (const field of ['name', 'email', 'message', 'language', 'page', '_gotcha'])
    expect(form).toContain(`name="${field}"`);
});
