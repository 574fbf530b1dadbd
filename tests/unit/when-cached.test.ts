import { expect, test, vi } from 'vitest';
import { whenCached } from '../../src/pwa/when-cached';
import { pretend, settled } from './visitor';

/** A browser that is idle when we say so, with a worker that is ready when we say so. */
function holdBack() {
  let ready: () => void = () => {};
  const waiting: (() => void)[] = [];
  pretend(navigator, 'serviceWorker', {
    ready: new Promise<void>((resolve) => {
      ready = resolve;
    }),
  });
  pretend(window, 'requestIdleCallback', (callback: () => void) => waiting.push(callback));
  return {
    async becomeReady() {
      ready();
      await settled();
    },
    async becomeIdle() {
      for (const callback of waiting.splice(0)) callback();
      await settled();
    },
  };
}

test('loads the part once the worker is ready and the browser idle', async () => {
  const load = vi.fn(() => Promise.resolve());
  const { becomeReady, becomeIdle } = holdBack();
  whenCached(load);
  await becomeIdle();
  expect(load).not.toHaveBeenCalled();
  await becomeReady();
  expect(load).not.toHaveBeenCalled();
  await becomeIdle();
  expect(load).toHaveBeenCalledOnce();
});

test('loads nothing ahead in a browser without service workers', async () => {
  const load = vi.fn(() => Promise.resolve());
  expect('serviceWorker' in navigator).toBe(false);
  expect(() => whenCached(load)).not.toThrow();
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test('is silent about a part that fails', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const { becomeReady, becomeIdle } = holdBack();
  whenCached(() => Promise.reject(new TypeError('Failed to fetch')));
  await becomeReady();
  await becomeIdle();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
