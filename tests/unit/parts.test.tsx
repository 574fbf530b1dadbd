// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lastWords } from '../../src/language/last-words';
import { ErrorScreen } from '../../src/layout/error-screen';
import * as polder from '../../src/layout/polder';
import { SectionLink } from '../../src/layout/section-link';
import { ErrorBoundary } from '../../src/ui/error-boundary';
import { notify } from '../../src/ui/notify';
import { first, second } from '../languages';
import { numbers } from '../specification';
import { click, goTo } from './visitor';

// A module cannot be spied on unless it is mocked, here by itself.
vi.mock('../../src/layout/polder', { spy: true });

describe('The error screen', () => {
  test.each([
    [second, `/${second}/about`, second, `/${second}`],
    [first, '/about', first, '/'],
    ['xx', '/', first, '/'],
  ] as const)('of a document in %j at %s is in %s and leads to %s', (lang, address, language, home) => {
    document.documentElement.lang = lang;
    goTo(address);
    render(<ErrorScreen />);
    expect(screen.getByRole('heading').textContent).toBe(lastWords[language].title);
    expect(screen.getByRole('button').textContent).toBe(lastWords[language].reload);
    expect(screen.getByRole('link', { name: lastWords[language].home }).getAttribute('href')).toBe(home);
    document.documentElement.lang = '';
  });

  test('does without the drawing, which may be what failed', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(polder, 'Polder').mockImplementation(() => {
      throw new Error('No drawing');
    });
    render(<ErrorScreen />);
    expect(screen.getByRole('heading').textContent).toBe(lastWords[first].title);
  });
});

function Part({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('Broken');
  return 'whole';
}

test('A part that failed is tried again when the visitor has moved on', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = (place: string, isBroken: boolean) => (
    <ErrorBoundary fallback="broken" place={place}>
      <Part isBroken={isBroken} />
    </ErrorBoundary>
  );
  const { container, rerender } = render(page('/about', true));
  expect(container.textContent).toBe('broken');
  rerender(page('/about', false));
  expect(container.textContent).toBe('broken');
  rerender(page('/', false));
  expect(container.textContent).toBe('whole');
});

describe('A link to a section', () => {
  const { scrollDelay } = numbers;

  /** The sections that were scrolled to. */
  const scrolledTo: string[] = [];

  beforeEach(() => {
    scrolledTo.length = 0;
    document.body.innerHTML = '<section id="services"></section>';
    vi.useFakeTimers();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this.id);
    });
  });

  function show(path: string) {
    goTo(path);
    render(<SectionLink section="contact">Write to us</SectionLink>);
    return screen.getByRole('link', { name: 'Write to us' });
  }

  /** Adds the section, as arriving at the home page does. */
  const arrive = () => document.body.insertAdjacentHTML('beforeend', '<section id="contact"></section>');

  test(`on another page opens the home page at once, and scrolls ${scrollDelay} ms later`, () => {
    expect(click(show('/portfolio'))).toBe(false);
    expect(location.pathname + location.hash).toBe('/#contact');
    arrive();
    vi.advanceTimersByTime(scrollDelay - 1);
    expect(scrolledTo).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(scrolledTo).toEqual(['contact']);
  });

  test('scrolls nowhere if the visitor has left before, or has chosen another section', () => {
    const link = show('/portfolio');
    click(link);
    expect(() => vi.advanceTimersByTime(scrollDelay)).not.toThrow();
    goTo('/portfolio');
    click(link);
    arrive();
    location.hash = '#services';
    vi.advanceTimersByTime(scrollDelay);
    expect(scrolledTo).toEqual([]);
  });

  test.each([
    ['on the home page', '/?utm_source=mail', {}],
    ['with the meta key', '/about', { metaKey: true }],
    ['with the control key', '/about', { ctrlKey: true }],
    ['with the shift key', '/about', { shiftKey: true }],
    ['with the alt key', '/about', { altKey: true }],
  ])('that is pressed %s is left to the browser', (_, path, keys) => {
    arrive();
    expect(click(show(path), keys)).toBe(true);
    vi.runAllTimers();
    expect(location.pathname + location.search).toBe(path);
    expect(scrolledTo).toEqual([]);
  });
});

test.each([
  ['because its file is missing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['because there is no place for it', () => ({ show: () => Promise.reject(new Error('No place')) })],
])('A notice that cannot be shown %s is told, and goes to the console', async (_, toaster) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
  vi.doMock('../../src/ui/toaster', toaster);
  const notice = { type: 'success', title: 'contact.sentTitle', description: 'contact.sentText' } as const;
  await expect(notify(notice)).resolves.toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});
