import { beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../src/loading/when-idle';
import { pretend } from './visitor';

const run = vi.fn();

beforeEach(() => {
  run.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});

test('waits until the browser has nothing better to do', () => {
  const waiting: (() => void)[] = [];
  pretend(window, 'requestIdleCallback', (callback: () => void) => waiting.push(callback));
  whenIdle(run);
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  for (const callback of waiting) callback();
  expect(run).toHaveBeenCalledOnce();
});

test('comes soon, and not at once, in a browser that cannot tell', () => {
  expect('requestIdleCallback' in window).toBe(false);
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});
