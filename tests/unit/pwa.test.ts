// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWorker } from '../../src/pwa/register';
import { followUpdates } from '../../src/pwa/updates';
import { whenCached } from '../../src/pwa/when-cached';
import { whenIdle } from '../../src/pwa/when-idle';
import { notify } from '../../src/ui/notify';
import { pretend, refuseStorage, settled } from './visitor';

vi.mock('../../src/pwa/updates', () => ({ followUpdates: vi.fn() }));
vi.mock('../../src/ui/notify', () => ({ notify: vi.fn() }));

// What one visit listens to is gone in the next.
const following = vi.spyOn(window, 'addEventListener');
afterEach(() => {
  for (const [type, listener] of following.mock.calls) removeEventListener(type, listener);
});

const register = vi.fn();
const run = vi.fn(async () => {});

/** A browser with service workers, and perhaps one that is in charge already. */
const haveWorkers = (controller: object | null = null, ready?: Promise<void>) =>
  pretend(navigator, 'serviceWorker', Object.assign(new EventTarget(), { controller, register, ready }));
const addresses = () => register.mock.calls.map(([url]) => url);

/** What waits until the browser is idle, which it is when a test says so. */
const waiting: (() => void)[] = [];
const canTell = () => pretend(window, 'requestIdleCallback', (callback: () => void) => waiting.push(callback));
const becomeIdle = () => {
  for (const callback of waiting.splice(0)) callback();
};

beforeEach(() => {
  for (const mock of [vi.mocked(followUpdates), vi.mocked(notify), register, run]) mock.mockReset();
  register.mockResolvedValue(new EventTarget());
  run.mockResolvedValue();
  pretend(window, '__WB_DISABLE_DEV_LOGS', true);
  haveWorkers();
});

test('The worker is followed, and then registered', async () => {
  const registered: number[] = [];
  vi.mocked(followUpdates).mockImplementation(() => registered.push(register.mock.calls.length));
  await registerWorker();
  expect(registered).toEqual([0]);
  expect(addresses()).toEqual(['/sw.js']);
});

test('The worker passes the one policy that trusts it and nothing else', async () => {
  const createPolicy = vi.fn((_: string, { createScriptURL }: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => `trusted ${createScriptURL(url)}`,
  }));
  pretend(window, 'trustedTypes', { createPolicy });
  await registerWorker();
  expect(addresses()).toEqual(['trusted /sw.js']);
  // The name is the one that the headers allow.
  const [[name, rules] = [], ...more] = createPolicy.mock.calls;
  expect([name, more]).toEqual(['service-worker', []]);
  for (const url of ['/other.js', 'https://evil.example/sw.js', '']) expect(rules?.createScriptURL(url)).toBe('/sw.js');
});

test.each(['getItem', 'setItem', 'access'] as const)(
  'Who wants to save data is spared the worker on every visit if storage refuses %s',
  async (refusal) => {
    pretend(navigator, 'connection', { saveData: true });
    refuseStorage('localStorage', refusal);
    await registerWorker();
    await registerWorker();
    expect(register).not.toHaveBeenCalled();
  },
);

test.each([
  ['is harmless once a worker is in charge, and said to be', {}, 1],
  ['is not harmless before one is', null, 0],
])('A connection that is lost %s', async (_, controller, times) => {
  haveWorkers(controller);
  await registerWorker();
  dispatchEvent(new Event('offline'));
  expect(notify).toHaveBeenCalledTimes(times);
});

test('What can wait waits until the browser is idle, and comes soon if the browser cannot tell', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
  canTell();
  whenIdle(run);
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledOnce();
  becomeIdle();
  expect(run).toHaveBeenCalledTimes(2);
});

test('A part is loaded ahead once the worker is ready and the browser idle, and may fail', async () => {
  const ready = new Promise<void>((resolve) => setTimeout(resolve, 10));
  haveWorkers(null, ready);
  canTell();
  // A rejection that nobody catches would fail the run.
  run.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  whenCached(run);
  becomeIdle();
  await ready;
  await settled();
  expect(run).not.toHaveBeenCalled();
  becomeIdle();
  await settled();
  expect(run).toHaveBeenCalledOnce();
});
