import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCurrentSection } from '../../src/layout/current-section';
import './visitor';

/** Stands in for the layout of a browser: the test says what crosses the window. */
class Observer {
  static watching = new Set<Observer>();
  readonly targets: Element[] = [];
  readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void;
  constructor(report: Observer['report']) {
    this.report = report;
    Observer.watching.add(this);
  }
  observe(target: Element) {
    this.targets.push(target);
  }
  disconnect() {
    Observer.watching.delete(this);
  }
}

function cross(id: string, isIntersecting = true) {
  act(() => {
    for (const { targets, report } of Observer.watching)
      for (const target of targets) if (target.id === id) report([{ isIntersecting, target }]);
  });
}

beforeEach(() => {
  Observer.watching.clear();
  vi.stubGlobal('IntersectionObserver', Observer);
  document.body.innerHTML = ['home', 'services', 'clients', 'contact', 'other']
    .map((id) => `<section id="${id}"></section>`)
    .join('');
});

const open = (path: string) => renderHook(({ shown }) => useCurrentSection(shown), { initialProps: { shown: path } });

test('is none before the visitor reaches one', () => {
  expect(open('/').result.current).toBeUndefined();
});

test('is the one that was reached last', () => {
  const { result } = open('/');
  cross('home');
  expect(result.current).toBe('home');
  cross('home', false);
  cross('services');
  expect(result.current).toBe('services');
});

test('is never something that is no section of the home page', () => {
  const { result } = open('/');
  cross('clients');
  cross('other');
  expect(result.current).toBe('clients');
});

test('is none on another page, and none any more after leaving', () => {
  const { result, rerender } = open('/');
  cross('contact');
  rerender({ shown: '/about' });
  expect(result.current).toBeUndefined();
  cross('services');
  expect(result.current).toBeUndefined();
});

test('is no longer watched for once the page is gone', () => {
  const { unmount } = open('/');
  unmount();
  expect(Observer.watching.size).toBe(0);
});
