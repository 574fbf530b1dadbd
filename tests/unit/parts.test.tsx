// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createSiteFiles } from '../../src/build/site-files';
import { timeline } from '../../src/clients';
import { ErrorScreen } from '../../src/layout/error-screen';
import { Years } from '../../src/pages/portfolio/years';
import './visitor';

test('The error screen needs no language that it knows', () => {
  document.documentElement.lang = 'xx';
  render(<ErrorScreen />);
  expect(screen.getByRole('heading').textContent).toBe('De pomp is uitgevallen');
  expect(screen.getByRole('link', { name: 'Naar de voorkant' }).getAttribute('href')).toBe('/');
});

test('A toast that asks stays until it is answered', async () => {
  vi.useFakeTimers();
  const { showToast } = await import('../../src/ui/toaster');
  const actions = [{ label: 'app.later', run: () => {} }] as const;
  await act(async () => {
    showToast({ type: 'info', title: 'app.newTitle', description: 'app.newText', actions });
    await vi.advanceTimersByTimeAsync(60_000);
  });
  expect(screen.getByText('Deze site is vernieuwd')).toBeTruthy();
});

test.each([
  ['June 2022 - July 2022', 2],
  ['June 2022 - now', 1],
])('The months of %s have a lock at their ends: %i', (period, count) => {
  const projects = (timeline[0]?.projects ?? []).slice(0, 1).map((project) => ({ ...project, period }));
  const { container } = render(<Years projects={projects} />);
  const read = (part: Element | null, name: string) => Number.parseFloat(part?.getAttribute(name) ?? '');
  const months = container.querySelector('g > rect');
  const left = read(months, 'x');
  const locks = [...container.querySelectorAll('.lock-lines')].map((lock) => read(lock, 'x'));
  const ends = [left, left + read(months, 'width')].map((end) => end.toFixed(6));
  expect(ends).toEqual(expect.arrayContaining(locks.map((lock) => lock.toFixed(6))));
  expect(locks).toHaveLength(count);
});

test('Netlify gets a page with every field of the form of the home page', () => {
  const form = createSiteFiles('<input name="name"><textarea name="message">').find(
    ({ fileName }) => fileName === 'netlify-form.html',
  )?.source;
  expect(form).toContain('<form name="contact" data-netlify="true"');
  for (const name of ['name', 'message']) expect(form).toContain(`<input name="${name}">`);
});
