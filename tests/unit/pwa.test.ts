// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../src/lib/idle';
import { registerWorker } from '../../src/pwa/register';
import { watchForUpdates } from '../../src/pwa/updates';
import { whenPrecached } from '../../src/pwa/when-precached';
import { notify } from '../../src/ui/notify';
import { settled } from './visitor';

vi.mock('../../src/pwa/updates', () => ({ watchForUpdates: vi.fn() }));
vi.mock('../../src/ui/notify', () => ({ notify: vi.fn() }));

const register = vi.fn();

/** A browser with service workers, and perhaps one that is in charge already. */
const haveWorkers = (controller: object | null = null, more: { ready?: Promise<void> } = {}) =>
  vi.stubGlobal('navigator', { serviceWorker: { controller, register, addEventListener: vi.fn(), ...more } });

beforeEach(() => {
  vi.resetAllMocks();
  register.mockResolvedValue(new EventTarget());
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  haveWorkers();
});

test('Updates are watched before the worker is registered through the one policy, which trusts nothing else', async () => {
  const createPolicy = vi.fn((_: string, { createScriptURL }: { createScriptURL(url: string): string }) => ({
    createScriptURL: () => `trusted ${createScriptURL('https://evil.example/sw.js')}`,
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  await registerWorker();
  expect(watchForUpdates).toHaveBeenCalledOnce();
  expect(watchForUpdates).toHaveBeenCalledBefore(register);
  expect(register.mock.calls.map(([url]) => url)).toEqual(['trusted /sw.js']);
});

test('A connection that is lost is said to be harmless once a worker is in charge, and not before', async () => {
  await registerWorker();
  dispatchEvent(new Event('offline'));
  expect(notify).not.toHaveBeenCalled();
  haveWorkers({});
  await registerWorker();
  dispatchEvent(new Event('offline'));
  expect(notify).toHaveBeenCalledOnce();
});

test('What waits until the browser is idle comes soon if the browser cannot tell', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
});

test('A part is loaded ahead once the worker is ready and the browser idle, and may fail', async () => {
  const load = vi.fn();
  let activate = () => {};
  const ready = new Promise<void>((resolve) => {
    activate = resolve;
  });
  haveWorkers(null, { ready });
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  // A rejection that nobody catches would fail the run.
  whenPrecached(async () => {
    load();
    throw new TypeError('Failed to fetch');
  });
  await settled();
  expect(idle).not.toHaveBeenCalled();
  activate();
  await settled();
  expect(load).not.toHaveBeenCalled();
  idle.mock.lastCall?.[0]();
  await settled();
  expect(load).toHaveBeenCalledOnce();
});

test('Nothing is loaded ahead for who refuses the worker, and nothing fails', async () => {
  const load = vi.fn(async () => {});
  // In Firefox without storage. A rejection that nobody catches would fail the run.
  haveWorkers(null, { ready: Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')) });
  whenPrecached(load);
  await settled();
  expect(load).not.toHaveBeenCalled();
});
