import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

beforeEach(() => {
  for (const mock of [vi.mocked(followUpdates), vi.mocked(notify), register]) mock.mockReset();
  vi.mocked(createWorker).mockImplementation(() => Object.assign(new Workbox('/sw.js'), { register }));
  haveWorkers();
});

// What one visit listens to is gone in the next.
const following = vi.spyOn(window, 'addEventListener');
afterEach(() => {
  for (const [type, listener] of following.mock.calls) removeEventListener(type, listener);
});

/** A browser with service workers, and perhaps one that is in charge already. */
const haveWorkers = (controller: object | null = null) =>
  pretend(navigator, 'serviceWorker', Object.assign(new EventTarget(), { controller }));
const saveData = () => pretend(navigator, 'connection', { saveData: true });

test('the worker is registered at once, and followed before that', async () => {
  const order: string[] = [];
  vi.mocked(followUpdates).mockImplementation(() => order.push('followed'));
  register.mockImplementation(async (how) => void order.push(`registered ${JSON.stringify(how)}`));
  await startPwa();
  expect(order).toEqual(['followed', 'registered {"immediate":true}']);
});

test.each<Refusal>(['getItem', 'setItem', 'access'])(
  'a visitor who wants to save data is spared it on every visit where storage refuses %s',
  async (refusal) => {
    saveData();
    refuseStorage('localStorage', refusal);
    await startPwa();
    await startPwa();
    expect(register).not.toHaveBeenCalled();
  },
);

test.each([
  ['said to be harmless', 'once a worker is in charge', {}, 1],
  ['not said to be harmless', 'before one is', null, 0],
])('a connection that is lost is %s %s', async (_, __, controller, times) => {
  haveWorkers(controller);
  await startPwa();
  dispatchEvent(new Event('offline'));
  expect(notify).toHaveBeenCalledTimes(times);
});
