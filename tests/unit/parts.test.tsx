// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSiteFiles } from '../../src/build/site-files';
import { timeline } from '../../src/clients';
import { company } from '../../src/content/company';
import { errorScreenWords } from '../../src/language/error-screen-words';
import { ErrorScreen } from '../../src/layout/error-screen';
import { SectionLink } from '../../src/layout/section-link';
import { ContactForm } from '../../src/pages/home/contact/contact-form';
import { Years } from '../../src/pages/portfolio/years';
import { mainLanguage, words } from '../site-content';
import { numbers } from '../specification';
import { goTo } from './visitor';

test('The error screen needs no language that it knows', () => {
  document.documentElement.lang = 'xx';
  render(<ErrorScreen />);
  expect(screen.getByRole('heading').textContent).toBe(errorScreenWords[mainLanguage].title);
  expect(screen.getByRole('link', { name: errorScreenWords[mainLanguage].home }).getAttribute('href')).toBe('/');
});

describe('A link to a section', () => {
  const { scrollDelay } = numbers;

  beforeEach(() => {
    document.body.innerHTML = '<section id="services"></section>';
    vi.useFakeTimers();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  });

  /** The sections that were scrolled to. */
  const scrolledTo = () =>
    vi.mocked(Element.prototype.scrollIntoView).mock.contexts.map((section) => (section as Element).id);

  /** Shows the link on a page, and clicks on it. Returns whether that is left to the browser, which does nothing here. */
  function click(path: string, keys = {}): boolean {
    goTo(path);
    const { unmount } = render(<SectionLink section="contact">Write to us</SectionLink>);
    let isLeft = false;
    const note = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', note, { once: true });
    fireEvent.click(screen.getByRole('link'), keys);
    unmount();
    return isLeft;
  }

  /** Adds the section, as arriving at the home page does. */
  const arrive = () => document.body.insertAdjacentHTML('beforeend', '<section id="contact"></section>');

  test(`on another page opens the home page at once, and scrolls ${scrollDelay} ms later`, () => {
    expect(click('/portfolio')).toBe(false);
    expect(location.pathname + location.hash).toBe('/#contact');
    arrive();
    vi.advanceTimersByTime(scrollDelay - 1);
    expect(scrolledTo()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(scrolledTo()).toEqual(['contact']);
  });

  test('scrolls nowhere if the visitor has left before, or has chosen another section', () => {
    click('/portfolio');
    expect(() => vi.advanceTimersByTime(scrollDelay)).not.toThrow();
    click('/portfolio');
    arrive();
    location.hash = '#services';
    vi.advanceTimersByTime(scrollDelay);
    expect(scrolledTo()).toEqual([]);
  });

  test.each<[path: string, keys: object]>([
    ['/?utm_source=mail', {}],
    ...['metaKey', 'ctrlKey', 'shiftKey', 'altKey'].map((key): [string, object] => ['/about', { [key]: true }]),
  ])('is left to the browser on %s with %j', (path, keys) => {
    arrive();
    expect(click(path, keys)).toBe(true);
    vi.runAllTimers();
    expect(location.pathname + location.search).toBe(path);
    expect(scrolledTo()).toEqual([]);
  });
});

test('A notice that asks stays until it is answered', async () => {
  vi.useFakeTimers();
  const { showToast } = await import('../../src/ui/toaster');
  const actions = [{ label: 'app.later', run: () => {} }] as const;
  await act(async () => {
    showToast({ type: 'info', title: 'app.newTitle', description: 'app.newText', actions });
    await vi.advanceTimersByTimeAsync(60_000);
  });
  expect(screen.getByText(words['app.newTitle'])).toBeTruthy();
});

test('In the dialog, the months of a project begin and end at a lock, but for the end of one that is still running', () => {
  const [engagement] = timeline;
  const measure = (period: string) => {
    const projects = (engagement?.projects ?? []).slice(0, 1).map((project) => ({ ...project, period }));
    const { container } = render(<Years projects={projects} />);
    const read = (part: Element | null, name: string) => Number.parseFloat(part?.getAttribute(name) ?? '');
    const months = container.querySelector('g > rect');
    const left = read(months, 'x');
    const locks = [...container.querySelectorAll('.lock-lines')].map((lock) => read(lock, 'x'));
    return { ends: [left, left + read(months, 'width')], locks };
  };
  const { ends, locks } = measure('June 2022 - July 2022');
  expect(locks.map((lock) => lock.toFixed(6))).toEqual(ends.map((end) => end.toFixed(6)));
  expect(measure('June 2022 - now').locks).toHaveLength(1);
});

test('Netlify gets a page with every field of the form, if it is asked for', () => {
  const { container } = render(<ContactForm />);
  const read = () => createSiteFiles().find(({ fileName }) => fileName === 'netlify-form.html')?.source;
  const { messageFields } = company;
  company.messageFields = undefined;
  expect(read()).toBeUndefined();
  company.messageFields = { 'form-name': 'contact' };
  const form = read();
  company.messageFields = messageFields;
  expect(form).toContain('<form name="contact" data-netlify="true"');
  const inputs = [...container.querySelectorAll<HTMLInputElement>('.field')];
  expect(inputs).not.toEqual([]);
  for (const name of [...inputs.map(({ name }) => name), 'language', 'page', '_gotcha'])
    expect(form).toContain(`name="${name}"`);
});
