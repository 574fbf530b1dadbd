// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createSiteFiles } from '../../src/build/site-files';
import { timeline } from '../../src/clients';
import { Years } from '../../src/pages/portfolio/years';
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

const renderMonths = (period: string) => {
  const projects = (timeline[0]?.projects ?? []).slice(0, 1).map((project) => ({ ...project, period }));
  return render(<Years projects={projects} />).container.querySelector('g')?.firstElementChild;
};

const readPercent = (part: Element | null | undefined, name: string) =>
  Number.parseFloat(part?.getAttribute(name) ?? '');

test('The bar of a project is as long as its months, and runs on to the edge until the project has ended', () => {
  const [sixMonths, year, open] = ['July 2022 - December 2022', 'January 2022 - December 2022', 'June 2022 - now'].map(
    renderMonths,
  );
  expect(readPercent(year, 'width')).toBeCloseTo(2 * readPercent(sixMonths, 'width'));
  expect(readPercent(sixMonths, 'x')).toBeGreaterThan(readPercent(year, 'x'));
  expect(readPercent(open, 'x') + readPercent(open, 'width')).toBeCloseTo(100);
});

test('Fewer than three months are a dot', () => {
  expect(renderMonths('June 2022 - July 2022')?.tagName).toBe('circle');
  expect(renderMonths('June 2022 - August 2022')?.tagName).toBe('rect');
});

test('Netlify gets a page with every field of the form of the home page', () => {
  const form = createSiteFiles('<input name="name"><textarea name="message">').find(
    ({ fileName }) => fileName === 'netlify-form.html',
  )?.source;
  expect(form).toContain('<form name="contact" data-netlify="true"');
  for (const name of ['name', 'message']) expect(form).toContain(`<input name="${name}">`);
});
