import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { language } from '../../src/language/language';
import { ErrorScreen } from '../../src/sections/error-screen';
import { click } from './visitor';

test('says that something went wrong', () => {
  render(<ErrorScreen />);
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'This should not have happened',
  );
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

test('speaks Dutch in Dutch', () => {
  render(<ErrorScreen />);
  act(() => {
    language.value = 'nl';
  });
  expect(screen.getByRole('heading').textContent).toBe('Dit had niet mogen gebeuren');
  expect(screen.getByRole('button').textContent).toBe('Opnieuw laden');
  expect(screen.getByRole('link').textContent).toBe('Naar de startpagina');
});
