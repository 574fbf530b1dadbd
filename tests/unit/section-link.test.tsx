import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SectionLink } from '../../src/layout/section-link';
import { click } from './visitor';

const modified = [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }];

function open(path: string) {
  history.replaceState(null, '', path);
  render(
    <SectionLink section="contact" className="look">
      Write to us
    </SectionLink>,
  );
  return screen.getByRole('link', { name: 'Write to us' });
}

/** Adds the sections of the home page, as arriving there does. */
function arrive() {
  home.innerHTML = '<section id="services"></section><section id="contact"></section>';
}

const home = document.createElement('main');

/** The sections that were scrolled to. */
const scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  home.replaceChildren();
  document.body.append(home);
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
});

test.each([
  ['/', '#contact'],
  ['/about', '/#contact'],
])('has an address that works without JavaScript on %s', (path, href) => {
  const link = open(path);
  expect(link.getAttribute('href')).toBe(href);
  expect(link.className).toBe('look');
});

describe('on the home page', () => {
  test('leaves the scrolling to the browser', () => {
    const { length } = history;
    arrive();
    expect(click(open('/'))).toBe(true);
    vi.runAllTimers();
    expect(scrolledTo).toEqual([]);
    expect(history.length).toBe(length);
  });

  test.each(['/#services', '/?utm_source=mail'])('does so at %s, too', (address) => {
    expect(click(open(address))).toBe(true);
  });
});

describe('on another page', () => {
  test('opens the home page at once, and the browser loads nothing', () => {
    expect(click(open('/about'))).toBe(false);
    expect(location.pathname + location.hash).toBe('/#contact');
  });

  test('scrolls to the section 100 ms later', () => {
    click(open('/portfolio'));
    arrive();
    vi.advanceTimersByTime(99);
    expect(scrolledTo).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(scrolledTo).toEqual(['contact']);
  });

  test('stays calm where the visitor has left before the scroll', () => {
    click(open('/portfolio'));
    expect(() => vi.advanceTimersByTime(100)).not.toThrow();
    expect(scrolledTo).toEqual([]);
  });

  test.each(modified)('leaves a click with %o to the browser', (keys) => {
    arrive();
    expect(click(open('/about'), keys)).toBe(true);
    vi.runAllTimers();
    expect(location.pathname).toBe('/about');
    expect(scrolledTo).toEqual([]);
  });
});
