import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { Workbox, WorkboxEvent } from 'workbox-window';
import { followUpdates } from '../../src/pwa/updates';
import { notify } from '../../src/ui/notify';
import type { Notice } from '../../src/ui/toaster';
import { pretend, type Refusal, refuseStorage, settled } from './visitor';

vi.mock('../../src/ui/notify', () => ({ notify: vi.fn() }));

const hour = 3_600_000;

let reload: MockInstance<() => void>;
let container: EventTarget;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.mocked(notify).mockReset();
  windows = 1;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  container = new EventTarget();
  pretend(navigator, 'serviceWorker', container);
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** How many windows of the site are open, as the worker that waits counts them. */
let windows: number;

const waiting = () => ({
  postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage(windows),
});

/** Opens the page: its worker is followed from now on. */
function openPage() {
  const worker = new Workbox('/sw.js');
  const update = vi.spyOn(worker, 'update').mockResolvedValue();
  const skipWaiting = vi.spyOn(worker, 'messageSkipWaiting').mockImplementation(() => {});
  followUpdates(worker);
  return {
    update,
    skipWaiting,
    takeCharge: (how: { isUpdate?: boolean; isExternal?: boolean }) =>
      worker.dispatchEvent(new WorkboxEvent('controlling', how)),
    wait: async () => {
      worker.dispatchEvent(new WorkboxEvent('waiting', { sw: waiting() } as object));
      await settled();
    },
  };
}

/** Whether the visitor has begun to use the page; of a browser that cannot tell, nothing. */
const touch = (hasBeenActive?: boolean) =>
  pretend(navigator, 'userActivation', hasBeenActive === undefined ? undefined : { hasBeenActive });
const takeCharge = () => container.dispatchEvent(new Event('controllerchange'));
const lookAt = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

const notices = (): Notice[] => vi.mocked(notify).mock.calls.map(([notice]) => notice);
const titles = () => notices().map(({ title }) => title);

/** Gives the answer to the question that was asked last. */
function answer(label: 'app.reload' | 'app.later') {
  const found = notices()
    .at(-1)
    ?.answers?.find((one) => one.label === label);
  if (!found) throw new Error(`Nothing on the page offers ${label}.`);
  found.run();
}

describe('a worker that is in charge', () => {
  test('of a first visit says that the site is ready for offline use', () => {
    openPage().takeCharge({ isUpdate: false, isExternal: false });
    expect(notices()).toEqual([{ type: 'success', title: 'app.readyTitle', description: 'app.readyText' }]);
  });

  test.each([
    { isUpdate: true, isExternal: false },
    { isUpdate: false, isExternal: true },
    { isUpdate: true, isExternal: true },
  ])('says nothing where it is %o, and reloads no page that did not ask for it', (how) => {
    openPage().takeCharge(how);
    takeCharge();
    expect(notify).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a new version', () => {
  /** What the page has done about it: asked the visitor, told the version to take over, loaded itself anew. */
  const done = (page: ReturnType<typeof openPage>) => ({
    asked: titles().length,
    taken: page.skipWaiting.mock.calls.length,
    loaded: reload.mock.calls.length,
  });

  test.each([
    ['is asked about where the visitor uses the page', () => touch(true), { asked: 1, taken: 0 }],
    ['is asked about where the browser cannot tell', () => touch(undefined), { asked: 1, taken: 0 }],
    ['is asked about where the page is scrolled', () => scrollTo(0, 300), { asked: 1, taken: 0 }],
    ['is asked about where another window is open', () => (windows = 2), { asked: 1, taken: 0 }],
    ['is taken without a word where nobody has touched the page', () => {}, { asked: 0, taken: 1 }],
  ])('%s', async (_, happens, expected) => {
    touch(false);
    happens();
    const page = openPage();
    await page.wait();
    scrollTo(0, 0);
    expect(done(page)).toEqual({ ...expected, loaded: 0 });
  });

  test('that is taken without a word loads the page with it, once', async () => {
    touch(false);
    const page = openPage();
    await page.wait();
    for (const _ of [1, 2]) takeCharge();
    await settled();
    expect(done(page)).toEqual({ asked: 0, taken: 1, loaded: 1 });
  });

  test('that is taken without a word is asked about where the visitor begins before it is in charge', async () => {
    touch(false);
    const page = openPage();
    await page.wait();
    touch(true);
    takeCharge();
    await settled();
    expect(done(page)).toEqual({ asked: 1, taken: 1, loaded: 0 });
    answer('app.reload');
    await settled();
    expect(done(page)).toEqual({ asked: 1, taken: 1, loaded: 1 });
  });

  test('is taken without a word once in a session, then asked about once, and again in the next', async () => {
    touch(false);
    await openPage().wait();
    for (const session of [1, 2]) {
      const page = openPage();
      for (const _ of [1, 2]) await page.wait();
      expect(done(page)).toEqual({ asked: session, taken: 0, loaded: 0 });
      sessionStorage.clear();
      touch(true);
    }
  });

  test('is put in charge by Reload, and the page is loaded with it, once', async () => {
    touch(true);
    const page = openPage();
    await page.wait();
    expect(notices()[0]).toMatchObject({ type: 'info', description: 'app.newText' });
    answer('app.reload');
    expect(done(page)).toEqual({ asked: 1, taken: 1, loaded: 0 });
    for (const _ of [1, 2]) takeCharge();
    await settled();
    expect(done(page)).toEqual({ asked: 1, taken: 1, loaded: 1 });
  });

  test('is listened for before it is messaged', async () => {
    touch(true);
    const page = openPage();
    page.skipWaiting.mockImplementation(takeCharge);
    await page.wait();
    answer('app.reload');
    await settled();
    expect(done(page).loaded).toBe(1);
  });

  test('is loaded by Reload, and not messaged, where another tab has put it in charge since', async () => {
    touch(true);
    const page = openPage();
    await page.wait();
    takeCharge();
    await settled();
    answer('app.reload');
    await settled();
    expect(done(page)).toEqual({ asked: 1, taken: 0, loaded: 1 });
  });

  test('is left alone for the session by Later', async () => {
    touch(true);
    const page = openPage();
    await page.wait();
    answer('app.later');
    await page.wait();
    takeCharge();
    await settled();
    expect(done(page)).toEqual({ asked: 1, taken: 0, loaded: 0 });
  });

  test.each<[Refusal, boolean]>([
    ['getItem', true],
    ['getItem', false],
    ['setItem', true],
    ['setItem', false],
    ['access', true],
    ['access', false],
  ])('is neither taken nor asked about where storage refuses %s: touched %s', async (refusal, touched) => {
    touch(touched);
    refuseStorage('sessionStorage', refusal);
    const page = openPage();
    await page.wait();
    expect(done(page)).toEqual({ asked: 0, taken: 0, loaded: 0 });
  });
});

test.each([
  ['before it was installed is reported', false, null, 1],
  ['after it was installed has made way for its successor', true, null, 0],
  ['and was in charge before this page has made way, too', false, {}, 0],
])('a worker that is dropped %s', (_, installed, controller, times) => {
  pretend(container, 'controller', controller);
  const worker = new Workbox('/sw.js');
  followUpdates(worker);
  const sw = controller ?? {};
  if (installed) worker.dispatchEvent(new WorkboxEvent('installed', { sw } as object));
  worker.dispatchEvent(new WorkboxEvent('redundant', { sw } as object));
  expect(console.warn).toHaveBeenCalledTimes(times);
});

describe('a new version is looked for', () => {
  test('every hour, and when the page is looked at again', () => {
    const { update } = openPage();
    vi.advanceTimersByTime(hour - 1);
    lookAt('hidden');
    expect(update).not.toHaveBeenCalled();
    lookAt('visible');
    expect(update).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(update).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(hour);
    expect(update).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['without a connection', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['while the page is hidden', () => (visibility = 'hidden')],
  ])('never %s', (_, happens) => {
    const { update } = openPage();
    happens();
    lookAt(visibility);
    vi.advanceTimersByTime(3 * hour);
    expect(update).not.toHaveBeenCalled();
  });

  test('without harm where that fails; the reason goes to the console', async () => {
    const failure = new TypeError('Failed to update a ServiceWorker');
    openPage().update.mockRejectedValue(failure);
    lookAt('visible');
    await settled();
    expect(vi.mocked(console.warn).mock.calls).toEqual([[failure]]);
  });
});
