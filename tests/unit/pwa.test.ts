// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPwa } from '../../src/pwa/start';
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

/** What waits until the browser is idle, which it is when a test says so. */
const waiting: (() => void)[] = [];
const becomeIdle = () => {
  for (const callback of waiting.splice(0)) callback();
};
const canTell = () => pretend(window, 'requestIdleCallback', (callback: () => void) => waiting.push(callback));

describe('The worker', () => {
  const register = vi.fn();

  /** A browser with service workers, and perhaps one that is in charge already. */
  const haveWorkers = (controller: object | null = null) =>
    pretend(navigator, 'serviceWorker', Object.assign(new EventTarget(), { controller, register }));
  const addresses = () => register.mock.calls.map(([url]) => url);

  beforeEach(() => {
    for (const mock of [vi.mocked(followUpdates), vi.mocked(notify), register]) mock.mockReset();
    register.mockResolvedValue(new EventTarget());
    pretend(window, '__WB_DISABLE_DEV_LOGS', true);
    haveWorkers();
  });

  test('is followed, and then registered', async () => {
    const registered: number[] = [];
    vi.mocked(followUpdates).mockImplementation(() => registered.push(register.mock.calls.length));
    await startPwa();
    expect(registered).toEqual([0]);
    expect(addresses()).toEqual(['/sw.js']);
  });

  test('passes the one policy that trusts it and nothing else, if the browser asks for trusted addresses', async () => {
    const createPolicy = vi.fn((_: string, { createScriptURL }: { createScriptURL(url: string): string }) => ({
      createScriptURL: (url: string) => `trusted ${createScriptURL(url)}`,
    }));
    pretend(window, 'trustedTypes', { createPolicy });
    await startPwa();
    expect(addresses()).toEqual(['trusted /sw.js']);
    // The name is the one that the headers allow.
    const [[name, rules] = [], ...more] = createPolicy.mock.calls;
    expect([name, more]).toEqual(['service-worker', []]);
    for (const url of ['/other.js', 'https://evil.example/sw.js', '/sw.js?x', '//sw.js', ''])
      expect(rules?.createScriptURL(url)).toBe('/sw.js');
  });

  test.each(['getItem', 'setItem', 'access'] as const)(
    'is spared who wants to save data, on every visit if storage refuses %s',
    async (refusal) => {
      pretend(navigator, 'connection', { saveData: true });
      refuseStorage('localStorage', refusal);
      await startPwa();
      await startPwa();
      expect(register).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['is harmless once a worker is in charge, and said to be', {}, 1],
    ['is not harmless before one is', null, 0],
  ])('A connection that is lost %s', async (_, controller, times) => {
    haveWorkers(controller);
    await startPwa();
    dispatchEvent(new Event('offline'));
    expect(notify).toHaveBeenCalledTimes(times);
  });
});

describe('What can wait', () => {
  const run = vi.fn(async () => {});
  beforeEach(() => run.mockClear());

  test('waits until the browser has nothing better to do', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    canTell();
    whenIdle(run);
    vi.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
    becomeIdle();
    expect(run).toHaveBeenCalledOnce();
  });

  test('comes soon, and not at once, in a browser that cannot tell', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('is loaded ahead once the worker is ready and the browser idle, and may fail', async () => {
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
    becomeReady();
    await settled();
    expect(run).not.toHaveBeenCalled();
    becomeIdle();
    await settled();
    expect(run).toHaveBeenCalledOnce();
  });

  test('is not loaded ahead without service workers', async () => {
    expect('serviceWorker' in navigator).toBe(false);
    canTell();
    whenCached(run);
    await settled();
    becomeIdle();
    expect(run).not.toHaveBeenCalled();
  });
});
