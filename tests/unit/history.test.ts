// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { initScrollRestoration } from '../../src/lib/history';
import { goTo } from './visitor';

test('A step back soon after a scroll does not give its entry the position of the page before', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  goTo('/about', { top: 0 });
  initScrollRestoration();
  window.scrollTo(0, 300);
  dispatchEvent(new Event('scroll'));
  // A browser that is busy paints the next frame late.
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, 1000));
  goTo('/portfolio', { top: 120 });
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  vi.advanceTimersByTime(500);
  expect(history.state).toEqual({ top: 120 });
  vi.advanceTimersByTime(1000);
  expect(scrollY).toBe(120);
});
