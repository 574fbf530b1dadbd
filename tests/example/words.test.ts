import { expect, test } from 'vitest';
import { words as english } from '../../src/content/words/en/index';
import { words as dutch } from '../../src/content/words/nl/index';

/** The words that are the same in both languages. */
const shared = ['404', 'Contact', 'Home', 'Later', 'Menu', 'Portfolio', 'plan', 'project'];

test('Every other text is translated', () => {
  const same = Object.entries(english).filter(([key, text]) => dutch[key as keyof typeof english] === text);
  const advice = 'Translate it in src/content/words/nl/index.ts, or add it to this list';
  expect([...new Set(same.map(([, text]) => text))].sort(), advice).toEqual(shared);
});

test('A client with more projects has "projects delivered"', () => {
  expect(english['portfolio.projectsDelivered']).toBe('projects delivered');
});
