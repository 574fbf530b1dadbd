import { beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../src/loading/when-idle';
import { whenCached } from '../../src/pwa/when-cached';
import { pretend, settled } from './visitor';

const run = vi.fn(async () => {});

/** What waits until the browser is idle, which it is when a test says so. */
const waiting: (() => void)[] = [];
const becomeIdle = () => {
  for (const callback of waiting.splice(0)) callback();
};

const canTell = () => pretend(window, 'requestIdleCallback', (callback: () => void) => waiting.push(callback));

beforeEach(() => run.mockClear());

test('what can wait waits until the browser has nothing better to do', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  canTell();
  whenIdle(run);
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  becomeIdle();
  expect(run).toHaveBeenCalledOnce();
});

test('what can wait comes soon, and not at once, in a browser that cannot tell', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

test('a part is loaded ahead once the worker is ready and the browser idle, and may fail', async () => {
  let becomeReady = () => {};
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });
  pretend(navigator, 'serviceWorker', { ready });
  canTell();
  // A rejection that nobody catches would fail the run.
  run.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  whenCached(run);
  await settled();
  becomeIdle();
  expect(run).not.toHaveBeenCalled();
  becomeReady();
  await settled();
  expect(run).not.toHaveBeenCalled();
  becomeIdle();
  await settled();
  expect(run).toHaveBeenCalledOnce();
});

test('no part is loaded ahead in a browser without service workers', async () => {
  expect('serviceWorker' in navigator).toBe(false);
  canTell();
  whenCached(run);
  await settled();
  becomeIdle();
  expect(run).not.toHaveBeenCalled();
});
