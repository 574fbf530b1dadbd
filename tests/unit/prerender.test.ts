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

test('puts English into the root, and each other language into a template with its title', () => {
  const about = pages.find(({ fileName }) => fileName === 'about.html');
  const [english = '', ...others] = about?.bodies ?? [];
  expect(english).toMatch(/^<div id="root">.*<\/div>$/s);
  expect(headings(english)).toBe('About us');
  expect(others.map((html) => /^<template id="(\w+)"/.exec(html)?.[1])).toEqual(
    languages.filter((language) => language !== 'en'),
  );
  const dutch = others.find((html) => html.startsWith('<template id="nl"'));
  expect(dutch).toContain(`<template id="nl" title="Over ons – ${company.name}">`);
  expect(headings(dutch)).toBe('Over ons');
});

test('renders every page in every language, each with its own flag pressed', () => {
  const pressed = (html: string) => /lang="(\w+)"[^>]*aria-pressed="true"/.exec(html)?.[1];
  for (const { bodies } of pages) expect(bodies.map(pressed)).toEqual(languages);
});

test('knows the words that no document shows', () => {
  expect(everyWord).toContain('Message sent!');
  expect(everyWord).toContain('Bericht verzonden!');
});
