import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { language } from '../../src/language/language';
import { Timeline } from '../../src/sections/timeline';
import './visitor';

const items = () => screen.getAllByRole('listitem');

test('shows the thirteen clients, newest first', () => {
  render(<Timeline />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'GGD GHOR Nederland',
    'DO-IT',
    'Knab',
    'Gemeente Gouda',
    'Royal Aware',
    'NLO',
    'Deltafiber',
    'Fugro',
    'a.s.r.',
    'Stichting Lezen en Schrijven',
    'Tata Consultancy Services',
    'Shell',
    'Royal Haskoning DHV',
  ]);
});

test('shows each client with its own round drawing, silent beside the name', () => {
  render(<Timeline />);
  const pictures = items().map((item) => item.querySelector('img'));
  expect(pictures[0]?.getAttribute('src')).toBe('/logos/emblems/ggd.svg');
  expect(pictures[12]?.getAttribute('src')).toBe('/logos/emblems/haskoning.svg');
  expect(pictures.map((picture) => picture?.alt)).toEqual(Array(13).fill(''));
});

test('shows a year only where it changes', () => {
  const { container } = render(<Timeline />);
  const years = [...container.querySelectorAll('.timeline-year')].map((year) => year.textContent);
  expect(years).toEqual([
    ...['2022', '', '2021', '', '', '2020', '2018'],
    ...['', '', '', '2017', '', ''],
  ]);
});

test('says that a client opens a dialog, and opens none by itself', () => {
  render(<Timeline />);
  for (const button of screen.getAllByRole('button'))
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('is announced in the language of the page, and Dutch names as Dutch', () => {
  render(<Timeline />);
  expect(screen.getByRole('list').getAttribute('aria-label')).toBe('Clients, newest first');
  act(() => {
    language.value = 'nl';
  });
  expect(screen.getByRole('list').getAttribute('aria-label')).toBe(
    'Opdrachtgevers, de nieuwste eerst',
  );
  expect(screen.getByText('Gemeente Gouda').lang).toBe('nl');
  expect(screen.getByText('Shell').lang).toBe('en');
  expect(screen.getByText('Fugro').lang).toBe('');
});
