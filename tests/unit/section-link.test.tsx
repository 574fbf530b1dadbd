import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SectionLink } from '../../src/layout/section-link';
import { numbers } from '../specification';
import { click } from './visitor';

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

function open(path: string) {
  history.replaceState(null, '', path);
  render(<SectionLink section="contact">Write to us</SectionLink>);
  return screen.getByRole('link', { name: 'Write to us' });
}

/** Adds the section, as arriving at the home page does. */
const arrive = () => document.body.insertAdjacentHTML('beforeend', '<section id="contact"></section>');

test(`a link on another page opens the home page at once, and scrolls ${scrollDelay} ms later`, () => {
  expect(click(open('/portfolio'))).toBe(false);
  expect(location.pathname + location.hash).toBe('/#contact');
  arrive();
  vi.advanceTimersByTime(scrollDelay - 1);
  expect(scrolledTo).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(scrolledTo).toEqual(['contact']);
});

test('a visitor who has left before the scroll stays calm', () => {
  click(open('/portfolio'));
  expect(() => vi.advanceTimersByTime(scrollDelay)).not.toThrow();
  expect(scrolledTo).toEqual([]);
});

test('a visitor who has chosen another section before the scroll is not taken back', () => {
  click(open('/portfolio'));
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
])('a click %s is left to the browser', (_, path, keys) => {
  arrive();
  expect(click(open(path), keys)).toBe(true);
  vi.runAllTimers();
  expect(location.pathname + location.search).toBe(path);
  expect(scrolledTo).toEqual([]);
});
