// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createSiteFiles } from '../../src/build/site-files';
import './visitor';

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

test('Netlify gets a page with every field of the form of the home page', () => {
  const form = createSiteFiles('<input name="name"><textarea name="message">').find(
    ({ fileName }) => fileName === 'netlify-form.html',
  )?.source;
  expect(form).toContain('<form name="contact" data-netlify="true"');
  for (const name of ['name', 'message']) expect(form).toContain(`<input name="${name}">`);
});
