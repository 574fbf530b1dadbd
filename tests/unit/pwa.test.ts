// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { Workbox } from 'workbox-window';
import { registerServiceWorker } from '../../src/pwa/register';
import { initUpdatePrompt } from '../../src/pwa/updates';
import { whenPrecached } from '../../src/pwa/when-precached';

afterEach(() => vi.useRealTimers());

test('The page checks for an update hourly and on return, while it is visible and online', () => {
  vi.useFakeTimers();
  const hour = 3_600_000;
  const browser = { serviceWorker: new EventTarget(), onLine: true };
  vi.stubGlobal('navigator', browser);
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const worker = new Workbox('/sw.js');
  const update = vi.spyOn(worker, 'update').mockRejectedValue(new TypeError('Failed to update a ServiceWorker'));
  vi.spyOn(console, 'warn').mockReturnValue();
  initUpdatePrompt(worker);
  for (const [state, onLine, wait, checks] of [
    ['hidden', true, hour - 1, 0],
    ['visible', true, 0, 1],
    ['visible', true, hour, 3],
    ['hidden', true, hour, 3],
    ['visible', false, hour, 3],
  ] as const) {
    visibility.mockReturnValue(state);
    browser.onLine = onLine;
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(wait);
    expect(update, `${state}, online: ${onLine}`).toHaveBeenCalledTimes(checks);
  }
});

test('A browser that refuses a worker is a browser without one', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const load = vi.fn();
  const refusal = new DOMException('The operation is insecure.', 'SecurityError');
  // In Firefox without storage, `ready` rejects. In a sandbox, `serviceWorker` throws.
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.reject(refusal) } });
  whenPrecached(load);
  const sandbox = Object.defineProperty({}, 'serviceWorker', {
    get() {
      throw refusal;
    },
  });
  vi.stubGlobal('navigator', sandbox);
  whenPrecached(load);
  await registerServiceWorker();
  // Workbox logs it, too.
  vi.spyOn(console, 'error').mockReturnValue();
  const serviceWorker = Object.assign(new EventTarget(), { register: () => Promise.reject(refusal) });
  vi.stubGlobal('navigator', { serviceWorker });
  await registerServiceWorker();
  expect(warn.mock.calls, 'the console has both refusals').toEqual(Array(2).fill([expect.any(String), refusal]));
  expect(load).not.toHaveBeenCalled();
});
