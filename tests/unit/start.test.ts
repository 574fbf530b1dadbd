import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Workbox } from 'workbox-window';
import { startPwa } from '../../src/pwa/start';
import { followUpdates } from '../../src/pwa/updates';
import { createWorker } from '../../src/pwa/worker';
import { notify } from '../../src/ui/notify';
import { pretend, type Refusal, refuseStorage } from './visitor';

vi.mock('../../src/pwa/worker', () => ({ createWorker: vi.fn() }));
vi.mock('../../src/pwa/updates', () => ({ followUpdates: vi.fn() }));
vi.mock('../../src/ui/notify', () => ({ notify: vi.fn() }));

const register = vi.fn<Workbox['register']>();
const listeners: [string, EventListenerOrEventListenerObject][] = [];

beforeEach(() => {
  vi.mocked(followUpdates).mockReset();
  vi.mocked(notify).mockReset();
  register.mockReset().mockResolvedValue(undefined);
  vi.mocked(createWorker)
    .mockReset()
    .mockImplementation(() => Object.assign(new Workbox('/sw.js'), { register }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const add = window.addEventListener;
  vi.spyOn(window, 'addEventListener').mockImplementation((...call: Parameters<typeof add>) => {
    listeners.push([call[0], call[1]]);
    add.apply(window, call);
  });
});

afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
});

/** A browser with service workers, and perhaps one that is in charge already. */
const haveWorkers = (controller: object | null = null) =>
  pretend(navigator, 'serviceWorker', Object.assign(new EventTarget(), { controller }));
const saveData = (wish: boolean) => pretend(navigator, 'connection', { saveData: wish });

describe('a browser without service workers', () => {
  test('keeps the site as it is', async () => {
    expect('serviceWorker' in navigator).toBe(false);
    await startPwa();
    dispatchEvent(new Event('offline'));
    expect(createWorker).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('the worker', () => {
  test('is registered at once, and followed before that', async () => {
    haveWorkers();
    await startPwa();
    expect(register.mock.calls).toEqual([[{ immediate: true }]]);
    expect(followUpdates).toHaveBeenCalledOnce();
    expect(vi.mocked(followUpdates).mock.invocationCallOrder[0]).toBeLessThan(
      register.mock.invocationCallOrder[0] ?? 0,
    );
  });

  test.each([
    ['cannot be registered', () => register.mockRejectedValue(new TypeError('Failed to register a ServiceWorker'))],
    [
      'is refused',
      () =>
        vi.mocked(createWorker).mockImplementation(() => {
          throw new DOMException('Refused', 'SecurityError');
        }),
    ],
  ])('that %s keeps the site as it is; the reason goes to the console', async (_, fail) => {
    haveWorkers();
    fail();
    await expect(startPwa()).resolves.toBeUndefined();
    expect(console.warn).toHaveBeenCalledOnce();
  });
});

describe('a visitor who wants to save data', () => {
  beforeEach(() => {
    haveWorkers();
    saveData(true);
  });

  test('is spared the download on the first visit, and gets it on the next', async () => {
    await startPwa();
    expect(register).not.toHaveBeenCalled();
    await startPwa();
    expect(register).toHaveBeenCalledOnce();
  });

  test.each<Refusal>(['getItem', 'setItem', 'access'])(
    'is spared it on every visit where storage refuses %s',
    async (refusal) => {
      refuseStorage('localStorage', refusal);
      await startPwa();
      await startPwa();
      expect(register).not.toHaveBeenCalled();
    },
  );

  test('gets it on the first visit once the wish is gone', async () => {
    saveData(false);
    await startPwa();
    expect(register).toHaveBeenCalledOnce();
    expect(localStorage.length).toBe(0);
  });
});

describe('a connection that is lost', () => {
  test('is no problem once the worker is in charge, and the page says so', async () => {
    haveWorkers({});
    await startPwa();
    expect(notify).not.toHaveBeenCalled();
    dispatchEvent(new Event('offline'));
    expect(vi.mocked(notify).mock.calls).toEqual([
      [{ type: 'info', title: 'app.offlineTitle', description: 'app.offlineText' }],
    ]);
  });

  test('is not called harmless before the worker is in charge', async () => {
    haveWorkers(null);
    await startPwa();
    dispatchEvent(new Event('offline'));
    expect(notify).not.toHaveBeenCalled();
  });
});
