// @vitest-environment node
import { expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { everyWord, prerender } from '../../src/prerender';

const pages = prerender();
const headings = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

test('makes a document of each page, and one for every other path', () => {
  expect(pages.map(({ fileName }) => fileName)).toEqual([
    'index.html',
    'portfolio.html',
    'about.html',
    '404.html',
  ]);
});

test('renders each page in English and in Dutch', () => {
  expect(
    pages.map(({ html, translations }) => [
      headings(html),
      ...translations.map((translation) => [translation.language, headings(translation.html)]),
    ]),
  ).toEqual([
    ['Down-to-earth IT, from plan to practice.', ['nl', 'Nuchtere IT, van plan tot praktijk.']],
    ['Portfolio', ['nl', 'Portfolio']],
    ['About us', ['nl', 'Over ons']],
    ['404', ['nl', '404']],
  ]);
});

test('gives each translation the title of its language', () => {
  expect(pages.map(({ translations }) => translations[0]?.title)).toEqual([
    `Nuchter IT-adviesbureau – ${company.name}`,
    `Portfolio – ${company.name}`,
    `Over ons – ${company.name}`,
    `Pagina niet gevonden – ${company.name}`,
  ]);
});

test('shows the pressed flag of the language that a document is in', () => {
  const pressed = (html: string) => /lang="(\w+)"[^>]*aria-pressed="true"/.exec(html)?.[1];
  for (const { html, translations } of pages) {
    expect(pressed(html)).toBe('en');
    expect(translations.map((translation) => pressed(translation.html))).toEqual(['nl']);
  }
});

test('knows the words that no document shows', () => {
  expect(everyWord).toContain('Message sent!');
  expect(everyWord).toContain('Bericht verzonden!');
});
