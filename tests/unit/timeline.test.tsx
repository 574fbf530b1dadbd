import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { language } from '../../src/language/language';
import { Timeline } from '../../src/pages/portfolio/timeline';
import { portfolio } from '../specification';
import './visitor';

const items = () => screen.getAllByRole('listitem');

test('shows the clients, newest first', () => {
  render(<Timeline />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(portfolio.map(([, name]) => name));
});

test('shows each client with its own round drawing, silent beside the name', () => {
  render(<Timeline />);
  const pictures = items().map((item) => item.querySelector('img'));
  expect(pictures.map((picture) => [picture?.getAttribute('src'), picture?.alt])).toEqual(
    portfolio.map(([key]) => [`/logos/emblems/${key}.svg`, '']),
  );
});

test('shows a year only where it changes', () => {
  const { container } = render(<Timeline />);
  const years = [...container.querySelectorAll('li > span')].map((year) => year.textContent);
  const begun = portfolio.map(([, , period]) => /\d{4}/.exec(period)?.[0]);
  expect(years).toEqual(begun.map((year, index) => (year === begun[index - 1] ? '' : year)));
});

test('says that a client opens a dialog, and opens none by itself', () => {
  render(<Timeline />);
  for (const button of screen.getAllByRole('button')) expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('is announced in the language of the page, and Dutch names as Dutch', () => {
  render(<Timeline />);
  expect(screen.getByRole('list').getAttribute('aria-label')).toBe('Clients, newest first');
  act(() => {
    language.value = 'nl';
  });
  expect(screen.getByRole('list').getAttribute('aria-label')).toBe('Opdrachtgevers, de nieuwste eerst');
  expect(screen.getByText('Gemeente Gouda').lang).toBe('nl');
  expect(screen.getByText('Shell').lang).toBe('en');
  expect(screen.getByText('Fugro').lang).toBe('');
});
