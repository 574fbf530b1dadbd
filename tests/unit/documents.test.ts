import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { prerender } from '../../src/prerender';
import { documentName, routes } from '../../src/routes';

const pages = prerender().flatMap(({ fileName, html, translations }) => [
  { name: `${fileName} in the default language`, html },
  ...translations.map(({ language, html }) => ({ name: `${fileName} in ${language}`, html })),
]);

const all = (html: string) => {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page;
};

const home = all(pages.find(({ name }) => name.startsWith('index.html'))?.html ?? '');

/** Why an address of the site leads nowhere; nothing where it leads somewhere. */
function brokenLink(href: string): string | undefined {
  const { pathname, hash } = new URL(href, 'http://localhost');
  if (!routes.some(({ path }) => path === pathname))
    return `${href}: src/routes.ts has no page ${pathname}`;
  if (hash && !home.querySelector(hash))
    return `${href}: no section of ${documentName({ path: pathname })} has the id ${hash.slice(1)}`;
}

describe.each(pages)('$name', ({ html }) => {
  test('links only to pages and sections that exist', () => {
    const links = [...all(html).querySelectorAll('a[href^="/"]')];
    const broken = links.map((link) => brokenLink(link.getAttribute('href') ?? ''));
    expect(broken.filter(Boolean)).toEqual([]);
  });

  test('has a text for every picture, empty where the picture only adorns', () => {
    const silent = [...all(html).querySelectorAll('img:not([alt])')];
    expect(silent.map((image) => `${image.getAttribute('src')}: give it an alt text`)).toEqual([]);
  });

  test('shows only pictures that are in public/', () => {
    const pictures = [...all(html).querySelectorAll('img')];
    const missing = pictures
      .map((image) => `public${image.getAttribute('src')}`)
      .filter((file) => !existsSync(file));
    expect(missing).toEqual([]);
  });
});
