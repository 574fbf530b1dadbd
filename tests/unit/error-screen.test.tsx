import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../src/app';
import * as dictionary from '../../src/language/translate';
import { ErrorScreen } from '../../src/layout/error-screen';
import * as polder from '../../src/layout/polder';
import { click } from './visitor';

// Modules cannot be spied on unless they are mocked, here by themselves.
vi.mock('../../src/language/translate', { spy: true });
vi.mock('../../src/layout/polder', { spy: true });

test('says that something went wrong', () => {
  render(<ErrorScreen />);
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This should not have happened');
});

test('reloads the page on request, and not by itself', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  render(<ErrorScreen />);
  expect(reload).not.toHaveBeenCalled();
  click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('leads home by loading the site anew', () => {
  render(<ErrorScreen />);
  const link = screen.getByRole('link', { name: 'To the home page' });
  expect(link.getAttribute('href')).toBe('/');
  expect(click(link)).toBe(true);
});

describe('in Dutch', () => {
  beforeEach(() => {
    document.documentElement.lang = 'nl';
  });
  afterEach(() => {
    document.documentElement.lang = 'en';
  });

  test('speaks Dutch', () => {
    render(<ErrorScreen />);
    expect(screen.getByRole('heading').textContent).toBe('Dit had niet mogen gebeuren');
    expect(screen.getByRole('button').textContent).toBe('Opnieuw laden');
    expect(screen.getByRole('link').textContent).toBe('Naar de startpagina');
  });
});

test('speaks English where the document names no language of the site', () => {
  document.documentElement.lang = 'xx';
  render(<ErrorScreen />);
  expect(screen.getByRole('button').textContent).toBe('Reload');
  document.documentElement.lang = 'en';
});

describe('does not need what may have failed', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  const expectWords = () => {
    expect(screen.getByRole('heading').textContent).toBe('This should not have happened');
    expect(screen.getByRole('button').textContent).toBe('Reload');
  };

  test('the dictionaries', () => {
    vi.spyOn(dictionary, 'translate').mockImplementation(() => {
      throw new Error('No words');
    });
    render(<App path="/about" />);
    expectWords();
  });

  test('the drawing', () => {
    vi.spyOn(polder, 'Polder').mockImplementation(() => {
      throw new Error('No drawing');
    });
    render(<ErrorScreen />);
    expectWords();
  });
});
