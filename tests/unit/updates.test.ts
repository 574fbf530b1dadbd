// @vitest-environment happy-dom
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { Workbox, WorkboxEvent } from 'workbox-window';
import { followUpdates } from '../../src/pwa/updates';
import { notify } from '../../src/ui/notify';
import { pretend, refusals, refuseStorage, settled } from './visitor';

vi.mock('../../src/ui/notify', () => ({ notify: vi.fn() }));

const hour = 3_600_000;

let reload: MockInstance<() => void>;
let container: EventTarget;
let visibility: DocumentVisibilityState;

/** How many windows of the site are open, as the version that waits counts them; nothing if it does not answer. */
let windows: number | undefined;

beforeEach(() => {
  vi.mocked(notify).mockReset().mockResolvedValue(true);
  windows = 1;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  container = new EventTarget();
  pretend(navigator, 'serviceWorker', container);
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  touch(false);
});

/** Opens the page: its worker is followed from now on, and a version may come to wait. */
function openPage() {
  const worker = new Workbox('/sw.js');
  const skipWaiting = vi.fn();
  const version = {
    state: 'installed',
    postMessage: ({ type }: { type: string }, [port]: MessagePort[] = []) => {
      if (type === 'SKIP_WAITING') skipWaiting();
      if (type === 'COUNT_WINDOWS' && windows !== undefined) port?.postMessage(windows);
    },
  };
  const update = vi.spyOn(worker, 'update').mockResolvedValue();
  followUpdates(worker);
  return {
    update,
    skipWaiting,
    version,
    control: (how: { isUpdate?: boolean; isExternal?: boolean }) =>
      worker.dispatchEvent(new WorkboxEvent('controlling', how)),
    wait: async () => {
      worker.dispatchEvent(new WorkboxEvent('waiting', { sw: version } as object));
      await settled();
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

/** Answers the question that was asked last with Reload. */
function agree() {
  const [notice] = vi.mocked(notify).mock.lastCall ?? [];
  notice?.answers?.find(({ label }) => label === 'app.reload')?.run();
}

/** What the page has done about a version: asked the visitor, told the version to take over, loaded itself anew. */
const done = (page: ReturnType<typeof openPage>) => ({
  asked: vi.mocked(notify).mock.calls.length,
  taken: page.skipWaiting.mock.calls.length,
  loaded: reload.mock.calls.length,
});

test.each([
  { isUpdate: true, isExternal: false },
  { isUpdate: false, isExternal: true },
  { isUpdate: true, isExternal: true },
])('A worker that is %o says nothing, and reloads no page that did not ask for it', (how) => {
  openPage().control(how);
  takeCharge();
  expect(notify).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

describe('A new version', () => {
  test.each([
    ['is asked about if the visitor uses the page', () => touch(true), { asked: 1, taken: 0 }],
    ['is asked about if the browser cannot tell', () => touch(undefined), { asked: 1, taken: 0 }],
    ['is asked about if the page is scrolled', () => scrollTo(0, 300), { asked: 1, taken: 0 }],
    ['is asked about if another window is open', () => (windows = 2), { asked: 1, taken: 0 }],
    ['is taken without a word if nobody has touched the page', () => {}, { asked: 0, taken: 1 }],
  ])('%s', async (_, happens, expected) => {
    happens();
    const page = openPage();
    await page.wait();
    scrollTo(0, 0);
    expect(done(page)).toEqual({ ...expected, loaded: 0 });
  });

  test('is asked about if its worker does not say in time how many windows there are', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    windows = undefined;
    const page = openPage();
    page.wait();
    await vi.advanceTimersByTimeAsync(1000);
    expect(done(page)).toEqual({ asked: 1, taken: 0, loaded: 0 });
  });

  test('that is taken without a word is asked about if the visitor begins before it is in charge', async () => {
    const page = openPage();
    await page.wait();
    touch(true);
    page.version.state = 'activated';
    takeCharge();
    await settled();
    expect(done(page)).toEqual({ asked: 1, taken: 1, loaded: 0 });
    agree();
    expect(done(page)).toEqual({ asked: 1, taken: 1, loaded: 1 });
  });

  test('is taken without a word once in a session, then asked about once, and again in the next', async () => {
    await openPage().wait();
    for (const session of [1, 2]) {
      const page = openPage();
      for (const _ of [1, 2]) await page.wait();
      expect(done(page)).toEqual({ asked: session, taken: 0, loaded: 0 });
      sessionStorage.clear();
      touch(true);
    }
  });

  test('is asked about again if the question was not seen', async () => {
    touch(true);
    const page = openPage();
    vi.mocked(notify).mockResolvedValueOnce(false);
    for (const _ of [1, 2, 3]) await page.wait();
    expect(done(page)).toEqual({ asked: 2, taken: 0, loaded: 0 });
  });

  test('is taken by Reload, and the page loads once it is in charge, even if that is at once', async () => {
    touch(true);
    const page = openPage();
    page.skipWaiting.mockImplementation(takeCharge);
    await page.wait();
    agree();
    expect(done(page)).toEqual({ asked: 1, taken: 1, loaded: 1 });
  });

  test('is loaded by Reload, and not messaged, if another tab has put it in charge since', async () => {
    touch(true);
    const page = openPage();
    await page.wait();
    page.version.state = 'activated';
    agree();
    expect(done(page)).toEqual({ asked: 1, taken: 0, loaded: 1 });
  });

  test.each(refusals)('reaches the visitor if storage refuses %s, too', async (refusal) => {
    refuseStorage('sessionStorage', refusal);
    const untouched = openPage();
    await untouched.wait();
    expect(done(untouched)).toEqual({ asked: 0, taken: 1, loaded: 0 });
    touch(true);
    const used = openPage();
    await used.wait();
    expect(done(used)).toEqual({ asked: 1, taken: 0, loaded: 0 });
  });
});

test.each([
  ['before it was installed is reported', false, null, 1],
  ['after it was installed has made way for its successor', true, null, 0],
  ['and was in charge before this page has made way, too', false, {}, 0],
])('A worker that is dropped %s', (_, installed, controller, times) => {
  pretend(container, 'controller', controller);
  const worker = new Workbox('/sw.js');
  followUpdates(worker);
  const sw = controller ?? {};
  if (installed) worker.dispatchEvent(new WorkboxEvent('installed', { sw } as object));
  worker.dispatchEvent(new WorkboxEvent('redundant', { sw } as object));
  expect(console.warn).toHaveBeenCalledTimes(times);
});

describe('A new version is looked for', () => {
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

  test('without harm if that fails; the reason goes to the console', async () => {
    const failure = new TypeError('Failed to update a ServiceWorker');
    openPage().update.mockRejectedValue(failure);
    lookAt('visible');
    await settled();
    expect(vi.mocked(console.warn).mock.calls).toEqual([[failure]]);
  });
});
