import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { language } from '../../src/language/language';
import { InstallHint } from '../../src/layout/install-hint';
import { installation } from '../../src/pwa/install';
import { click } from './visitor';

afterEach(() => {
  delete window.installPrompt;
  installation.value = undefined;
});

function show(way: typeof installation.value) {
  act(() => {
    installation.value = way;
  });
}

test('is not there where the site cannot be installed', () => {
  const { container } = render(<InstallHint />);
  expect(container.childElementCount).toBe(0);
});

test('is a button where the browser has a question to ask', () => {
  render(<InstallHint />);
  show('prompt');
  expect(screen.getByRole('button', { name: 'Install as an app' }).getAttribute('type')).toBe('button');
});

test('asks the question of the browser when it is pressed, and is gone', () => {
  const prompt = vi.fn(() => Promise.resolve());
  window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  const { container } = render(<InstallHint />);
  show('prompt');
  act(() => {
    click(screen.getByRole('button'));
  });
  expect(prompt).toHaveBeenCalledOnce();
  expect(container.childElementCount).toBe(0);
});

test('says how to do it where the visitor has to', () => {
  render(<InstallHint />);
  show('by hand');
  expect(screen.getByText(/Add to Home Screen/).tagName).toBe('P');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['prompt', 'Installeren als app'],
  ['by hand', 'Zet op beginscherm'],
] as const)('follows the language where the way is %s', (way, words) => {
  const { container } = render(<InstallHint />);
  show(way);
  act(() => {
    language.value = 'nl';
  });
  expect(container.textContent).toContain(words);
});
