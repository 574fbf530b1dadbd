// @vitest-environment happy-dom
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { Workbox, WorkboxEvent } from 'workbox-window';
import { followUpdates } from '../../src/pwa/updates';
import { notify } from '../../src/ui/notify';
import { pretend, refusals, refuseStorage, settled } from './visitor';

vi.mock('../../src/ui/notify', () => ({ notify: vi.fn() }));

let reload: MockInstance<() => void>;
let container: EventTarget;

/** The version that waits. */
let waiting: { state: string } | undefined;
let visibility: DocumentVisibilityState;

/** How many windows of the site are open, as the version that waits counts them; nothing if it does not answer. */
let windows: number | undefined;

beforeEach(() => {
  vi.mocked(notify).mockReset().mockResolvedValue(true);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const getRegistration = async () => ({ waiting: waiting?.state === 'installed' ? waiting : undefined });
  container = Object.assign(new EventTarget(), { getRegistration });
  pretend(navigator, 'serviceWorker', container);
  pretend(container, 'controller', {});
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  visibility = 'visible';
  windows = 1;
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
      else if (windows !== undefined) port?.postMessage(windows);
    },
  };
  const update = vi.spyOn(worker, 'update').mockResolvedValue();
  followUpdates(worker);
  const tell = (type: 'controlling' | 'waiting' | 'installed' | 'redundant', what: object) =>
    worker.dispatchEvent(new WorkboxEvent(type, what));
  const wait = async () => {
    waiting = version;
    tell('waiting', { sw: version });
    await settled();
    await settled();
  };
  return { update, skipWaiting, version, tell, wait };
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
const agree = async () => {
  vi.mocked(notify)
    .mock.lastCall?.[0].answers?.find(({ label }) => label === 'app.reload')
    ?.run();
  await settled();
};

/** How often the page has asked the visitor, told a version to take over, and loaded itself anew. */
const done = ({ skipWaiting }: ReturnType<typeof openPage>) =>
  [vi.mocked(notify), skipWaiting, reload].map(({ mock }) => mock.calls.length);

describe('A new version', () => {
  test.each([
    ['is asked about if the visitor uses the page', () => touch(true), [1, 0, 0]],
    ['is asked about if the browser cannot tell', () => touch(undefined), [1, 0, 0]],
    ['is asked about if the page is scrolled', () => scrollTo(0, 300), [1, 0, 0]],
    ['is asked about if another window is open', () => (windows = 2), [1, 0, 0]],
    ['is taken without a word if nobody has touched the page', () => {}, [0, 1, 0]],
  ])('%s', async (_, happens, expected) => {
    happens();
    const page = openPage();
    await page.wait();
    scrollTo(0, 0);
    expect(done(page)).toEqual(expected);
  });

  test('is not what the first worker is, which waits for a moment, too', async () => {
    pretend(container, 'controller', null);
    const page = openPage();
    for (const isUsed of [false, true]) {
      touch(isUsed);
      await page.wait();
    }
    expect(done(page)).toEqual([0, 0, 0]);
  });

  test('is asked about if its worker does not say in time how many windows there are', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    windows = undefined;
    const page = openPage();
    page.wait();
    await vi.advanceTimersByTimeAsync(1000);
    expect(done(page)).toEqual([1, 0, 0]);
  });

  test('that is taken without a word is asked about if the visitor begins before it is in charge', async () => {
    const page = openPage();
    await page.wait();
    touch(true);
    page.version.state = 'activated';
    takeCharge();
    await settled();
    expect(done(page)).toEqual([1, 1, 0]);
    await agree();
    expect(done(page)).toEqual([1, 1, 1]);
  });

  test('is taken without a word once in a session, then asked about once, and again in the next', async () => {
    await openPage().wait();
    for (const session of [1, 2]) {
      const page = openPage();
      for (const _ of [1, 2]) await page.wait();
      expect(done(page)).toEqual([session, 0, 0]);
      sessionStorage.clear();
      touch(true);
    }
  });

  test('is asked about again if the question was not seen', async () => {
    touch(true);
    const page = openPage();
    vi.mocked(notify).mockResolvedValueOnce(false);
    for (const _ of [1, 2, 3]) await page.wait();
    expect(done(page)).toEqual([2, 0, 0]);
  });

  test.each([
    ['is taken by Reload, and loaded once it is in charge, even if that is at once', 'installed', [1, 1, 1]],
    ['is loaded by Reload, and not taken again, if another tab has put it in charge', 'activated', [1, 0, 1]],
  ])('%s', async (_, state, expected) => {
    touch(true);
    const page = openPage();
    page.skipWaiting.mockImplementation(takeCharge);
    await page.wait();
    page.version.state = state;
    await agree();
    expect(done(page)).toEqual(expected);
  });

  test('that comes while another is asked about is the one that Reload takes', async () => {
    touch(true);
    const [first, second] = [openPage(), openPage()];
    await first.wait();
    await second.wait();
    await agree();
    expect([first.skipWaiting, second.skipWaiting].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  test.each(refusals)('reaches the visitor if storage refuses %s, too', async (refusal) => {
    refuseStorage('sessionStorage', refusal);
    const [untouched, used] = [openPage(), openPage()];
    await untouched.wait();
    expect(done(untouched)).toEqual([0, 1, 0]);
    touch(true);
    await used.wait();
    expect(done(used)).toEqual([1, 0, 0]);
  });
});

test('A worker that is put in charge by others says nothing, and reloads no page that did not ask for it', () => {
  for (const [isUpdate, isExternal] of [
    [true, false],
    [false, true],
  ])
    openPage().tell('controlling', { isUpdate, isExternal });
  takeCharge();
  expect(notify).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['before it was installed is reported', false, null, 1],
  ['after it was installed has made way for its successor', true, null, 0],
  ['and was in charge before this page has made way, too', false, {}, 0],
])('A worker that is dropped %s', (_, installed, controller, times) => {
  pretend(container, 'controller', controller);
  const page = openPage();
  const sw = controller ?? {};
  if (installed) page.tell('installed', { sw });
  page.tell('redundant', { sw });
  expect(console.warn).toHaveBeenCalledTimes(times);
});

test('A new version is looked for every hour, and when the page is looked at again, in sight and online', async () => {
  const hour = 3_600_000;
  const { update } = openPage();
  vi.advanceTimersByTime(hour - 1);
  lookAt('hidden');
  expect(update).not.toHaveBeenCalled();
  lookAt('visible');
  expect(update).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(hour + 1);
  expect(update).toHaveBeenCalledTimes(3);
  lookAt('hidden');
  vi.advanceTimersByTime(hour);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  lookAt('visible');
  vi.advanceTimersByTime(hour);
  expect(update).toHaveBeenCalledTimes(3);
});

test('A look for a new version may fail; the reason goes to the console', async () => {
  const failure = new TypeError('Failed to update a ServiceWorker');
  openPage().update.mockRejectedValue(failure);
  lookAt('visible');
  await settled();
  expect(vi.mocked(console.warn).mock.calls).toEqual([[failure]]);
});
