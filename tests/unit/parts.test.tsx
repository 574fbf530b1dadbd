// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createSiteFiles } from '../../src/build/site-files';
import { engagements } from '../../src/clients';
import { ProjectPeriods } from '../../src/pages/portfolio/project-periods';
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
  const projects = (engagements[0]?.projects ?? []).slice(0, 1).map((project) => ({ ...project, period }));
  return render(<ProjectPeriods projects={projects} />).container.querySelector('g')?.firstElementChild;
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

test('Fewer than three months are a dot in the middle of them', () => {
  const [dot, bar] = ['June 2022 - June 2022', 'May 2022 - July 2022'].map(renderMonths);
  expect([dot?.tagName, bar?.tagName]).toEqual(['circle', 'rect']);
  expect(readPercent(dot, 'cx')).toBeCloseTo(readPercent(bar, 'x') + readPercent(bar, 'width') / 2);
});

/** The text of a file for hosts, on a site whose home page has two fields. */
const readSiteFile = (name: string) =>
  createSiteFiles('<input name="name"><textarea name="message">').find(({ fileName }) => fileName === name)?.source;

test('Apache gets the not-found page of each language', () => {
  expect(readSiteFile('en/.htaccess')).toBe('ErrorDocument 404 /en/404.html\n');
});

test('Netlify gets a page with every field of the form of the home page', () => {
  const form = readSiteFile('netlify-form.html');
  expect(form).toContain('<form name="contact" data-netlify="true"');
  for (const name of ['name', 'message']) expect(form).toContain(`<input name="${name}">`);
});
