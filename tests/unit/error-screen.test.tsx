import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lastWords } from '../../src/language/last-words';
import { ErrorScreen } from '../../src/layout/error-screen';
import * as polder from '../../src/layout/polder';
import { first, second } from '../languages';
import './visitor';

// A module cannot be spied on unless it is mocked, here by itself.
vi.mock('../../src/layout/polder', { spy: true });

afterEach(() => {
  document.documentElement.lang = '';
});

test.each([
  [second, second],
  [first, first],
  ['xx', first],
  ['', first],
] as const)('a document in %j has the error screen in %s', (lang, language) => {
  document.documentElement.lang = lang;
  render(<ErrorScreen />);
  expect(screen.getByRole('heading').textContent).toBe(lastWords[language].title);
});

test('the error screen does without the drawing, which may be what failed', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(polder, 'Polder').mockImplementation(() => {
    throw new Error('No drawing');
  });
  render(<ErrorScreen />);
  expect(screen.getByRole('button').textContent).toBe(lastWords[first].reload);
});
