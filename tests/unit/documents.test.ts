import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { defaultLanguage } from '../../src/languages';
import { everyWord, prerender } from '../../src/prerender';
import { documentName, notFound, readAddress, routes } from '../../src/routes';
import { languages } from '../languages';
import { dictionaries } from './words';

const documents = prerender();

const pages = documents.flatMap(({ fileName, language, bodies }) =>
  bodies.map((html, index) => ({ name: `${fileName} in ${index ? languages[index] : language}`, html })),
);

const all = (html: string) => {
  const page = document.createElement('div');
  page.innerHTML = html.replace(/^<template[^>]*>(.*)<\/template>$/s, '$1');
  return page;
};

const home = all(pages.find(({ name }) => name.startsWith('index.html'))?.html ?? '');

/** The files of the site that mention a text. */
const filesWith = (text: string) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && readFileSync(`src/${file}`, 'utf8').includes(text))
    .map((file) => `src/${file}`);

/** Why an address of the site leads nowhere; nothing where it leads somewhere. */
function brokenLink(href: string): string | undefined {
  const { pathname, hash } = new URL(href, 'http://localhost');
  const where = `${filesWith(`"${href}"`).join(' and ') || 'a file of src'} links to ${href}`;
  const { path } = readAddress(pathname);
  if (!routes.some((route) => route.path === path))
    return `${where}: mend it, or add the page ${pathname} to src/routes.ts`;
  if (hash && !home.querySelector(hash))
    return `${where}: mend it, or give a section of src/pages/home/home.tsx the id ${hash.slice(1)}`;
}

describe.each(pages)('$name', ({ html }) => {
  test('links only to pages and sections that exist', () => {
    const links = [...all(html).querySelectorAll('a[href^="/"]')];
    const broken = links.flatMap((link) => brokenLink(link.getAttribute('href') ?? '') ?? []);
    expect(broken, broken.join('; ')).toEqual([]);
  });

  test('has a text for every picture, empty where the picture only adorns', () => {
    const silent = [...all(html).querySelectorAll('img:not([alt])')];
    expect(
      silent.map((image) => image.getAttribute('src')),
      'give these an alt text where src/ shows them; "npm run check" names the line',
    ).toEqual([]);
  });

  test('shows only pictures that are in public/', () => {
    const pictures = [...all(html).querySelectorAll('img')];
    const missing = pictures.map((image) => `public${image.getAttribute('src')}`).filter((file) => !existsSync(file));
    expect(missing, 'add these files, or mend the address where src/ shows them').toEqual([]);
  });
});

test('there is a document of each page, and one for every other path', () => {
  const translations = languages.filter((language) => language !== defaultLanguage);
  expect(documents.map(({ fileName }) => fileName)).toEqual([
    ...[...routes, notFound].map(documentName),
    ...translations.flatMap((language) =>
      routes.map(({ path }) => documentName({ path: path === '/' ? `/${language}` : `/${language}${path}` })),
    ),
  ]);
});

test('a document under a prefix is in its language alone, and its links stay there', () => {
  for (const { fileName, language, bodies } of documents.filter((document) => document.language !== defaultLanguage)) {
    expect(bodies, fileName).toHaveLength(1);
    const page = all(bodies.join(''));
    const links = [...page.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => !new RegExp(`^/${language}($|[/#])`).test(href))).toEqual([]);
    expect(links.filter((href) => href.startsWith(`/${language}/#`))).toEqual([]);
    expect(page.querySelector('[aria-pressed=true]')?.getAttribute('lang')).toBe(language);
  }
});

test('The first language stands in the root, each other language in a template with its title, each with its flag pressed', () => {
  const about = documents.find(({ fileName }) => fileName === 'about.html')?.bodies ?? [];
  const bodies = about.map((html) => {
    const page = document.createElement('div');
    page.innerHTML = html;
    return page;
  });
  const parts = bodies.map(({ firstElementChild: part }) => [part?.tagName, part?.id, part?.getAttribute('title')]);
  const [, ...others] = languages;
  expect(parts).toEqual([
    ['DIV', 'root', null],
    ...others.map((code) => ['TEMPLATE', code, `${dictionaries[code]['page.about.title']} – ${company.name}`]),
  ]);
  for (const [index, language] of languages.entries()) {
    const page = all(about[index] ?? '');
    expect(page.querySelector('h1')?.textContent).toBe(dictionaries[language]['about.title']);
    expect(page.querySelector('[aria-pressed=true]')?.getAttribute('lang')).toBe(language);
  }
});

test('the words that no document shows are known to the build', () => {
  for (const language of languages) expect(everyWord).toContain(dictionaries[language]['contact.sentTitle']);
});
