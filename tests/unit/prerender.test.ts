// @vitest-environment node
import { expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { languages } from '../../src/language/codes';
import { everyWord, prerender } from '../../src/prerender';
import { documentName, notFound, routes } from '../../src/routes';

const pages = prerender();
const headings = (html = '') => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

test('makes a document of each page, and one for every other path', () => {
  expect(pages.map(({ fileName }) => fileName)).toEqual([...routes, notFound].map(documentName));
});

test('renders each page in every language, with the title of that language', () => {
  for (const { translations } of pages)
    expect(translations.map(({ language }) => language)).toEqual(
      languages.filter((language) => language !== 'en'),
    );
  const about = pages.find(({ fileName }) => fileName === 'about.html');
  const dutch = about?.translations.find(({ language }) => language === 'nl');
  expect([headings(about?.html), about?.head.title]).toEqual([
    'About us',
    `About us – ${company.name}`,
  ]);
  expect([headings(dutch?.html), dutch?.title]).toEqual(['Over ons', `Over ons – ${company.name}`]);
});

test('shows the pressed flag of the language that a document is in', () => {
  const pressed = (html: string) => /lang="(\w+)"[^>]*aria-pressed="true"/.exec(html)?.[1];
  for (const { html, translations } of pages) {
    expect(pressed(html)).toBe('en');
    for (const translation of translations)
      expect(pressed(translation.html)).toBe(translation.language);
  }
});

test('knows the words that no document shows', () => {
  expect(everyWord).toContain('Message sent!');
  expect(everyWord).toContain('Bericht verzonden!');
});
