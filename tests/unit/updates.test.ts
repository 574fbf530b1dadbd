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

const touch = (hasBeenActive: boolean) => pretend(navigator, 'userActivation', { hasBeenActive });
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
  ])('says nothing where it is %o', (how) => {
    openPage().takeCharge(how);
    expect(notify).not.toHaveBeenCalled();
  });

  test('never reloads a page that did not ask for it', () => {
    openPage().takeCharge({ isUpdate: true });
    takeCharge();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a new version, where the visitor uses the page', () => {
  beforeEach(() => touch(true));

  test('is asked about, with Reload and Later', async () => {
    const { skipWaiting, wait } = openPage();
    await wait();
    expect(notices()).toMatchObject([
      {
        type: 'info',
        title: 'app.newTitle',
        description: 'app.newText',
        answers: [{ label: 'app.reload' }, { label: 'app.later' }],
      },
    ]);
    expect(skipWaiting).not.toHaveBeenCalled();
  });

  test('is asked about once in a session', async () => {
    const { wait } = openPage();
    await wait();
    await wait();
    await openPage().wait();
    expect(titles()).toEqual(['app.newTitle']);
  });

  test('is asked about again in the next session', async () => {
    await openPage().wait();
    sessionStorage.clear();
    await openPage().wait();
    expect(titles()).toEqual(['app.newTitle', 'app.newTitle']);
  });

  test('is left alone for the session by Later', async () => {
    const { skipWaiting, wait } = openPage();
    await wait();
    answer('app.later');
    await wait();
    takeCharge();
    expect(titles()).toEqual(['app.newTitle']);
    expect(skipWaiting).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  test('is put in charge by Reload, and the page is loaded with it, once', async () => {
    const { skipWaiting, wait } = openPage();
    await wait();
    answer('app.reload');
    expect(skipWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    takeCharge();
    takeCharge();
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is listened for before it is messaged', async () => {
    const { skipWaiting, wait } = openPage();
    skipWaiting.mockImplementation(takeCharge);
    await wait();
    answer('app.reload');
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is loaded by Reload, too, where another tab has put it in charge since', async () => {
    const { skipWaiting, wait } = openPage();
    await wait();
    takeCharge();
    await settled();
    expect(reload).not.toHaveBeenCalled();
    answer('app.reload');
    await settled();
    expect(reload).toHaveBeenCalledOnce();
    expect(skipWaiting).not.toHaveBeenCalled();
  });

  test('is asked about on a page that is scrolled, though nothing was pressed', async () => {
    touch(false);
    scrollTo(0, 300);
    const { skipWaiting, wait } = openPage();
    await wait();
    scrollTo(0, 0);
    expect(titles()).toEqual(['app.newTitle']);
    expect(skipWaiting).not.toHaveBeenCalled();
  });

  test('is asked about where the browser cannot tell', async () => {
    pretend(navigator, 'userActivation', undefined);
    const { skipWaiting, wait } = openPage();
    await wait();
    expect(titles()).toEqual(['app.newTitle']);
    expect(skipWaiting).not.toHaveBeenCalled();
  });
});

describe('a new version, where nobody has touched the page', () => {
  beforeEach(() => touch(false));

  test('is taken without a word', async () => {
    const { skipWaiting, wait } = openPage();
    await wait();
    expect(skipWaiting).toHaveBeenCalledOnce();
    takeCharge();
    await settled();
    expect(reload).toHaveBeenCalledOnce();
    expect(notify).not.toHaveBeenCalled();
  });

  test('is asked about if another window of the site is open', async () => {
    windows = 2;
    const { skipWaiting, wait } = openPage();
    await wait();
    expect(titles()).toEqual(['app.newTitle']);
    expect(skipWaiting).not.toHaveBeenCalled();
  });

  test('is asked about where they began before it was in charge', async () => {
    const { skipWaiting, wait } = openPage();
    await wait();
    touch(true);
    takeCharge();
    await settled();
    expect(reload).not.toHaveBeenCalled();
    expect(titles()).toEqual(['app.newTitle']);
    answer('app.reload');
    await settled();
    expect(reload).toHaveBeenCalledOnce();
    expect(skipWaiting).toHaveBeenCalledOnce();
  });

  test('is taken like that once in a session, and then asked about', async () => {
    await openPage().wait();
    const { skipWaiting, wait } = openPage();
    await wait();
    await wait();
    expect(skipWaiting).not.toHaveBeenCalled();
    expect(titles()).toEqual(['app.newTitle']);
  });
});

describe.each<Refusal>(['getItem', 'setItem', 'access'])(
  'a new version, where sessionStorage refuses %s',
  (refusal) => {
    test.each([true, false])('is neither taken nor asked about: touched %s', async (touched) => {
      touch(touched);
      refuseStorage('sessionStorage', refusal);
      const { skipWaiting, wait } = openPage();
      await wait();
      await wait();
      expect(skipWaiting).not.toHaveBeenCalled();
      expect(notify).not.toHaveBeenCalled();
    });
  },
);

describe('a worker that is dropped', () => {
  const drop = (installed: boolean, controller: object | null = null) => {
    pretend(container, 'controller', controller);
    const worker = new Workbox('/sw.js');
    followUpdates(worker);
    const sw = controller ?? {};
    if (installed) worker.dispatchEvent(new WorkboxEvent('installed', { sw } as object));
    worker.dispatchEvent(new WorkboxEvent('redundant', { sw } as object));
  };

  test('before it was installed is reported to the console', () => {
    drop(false);
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['This version of the site could not be kept for offline use.'],
    ]);
  });

  test('after that has made way for its successor: nothing is reported', () => {
    drop(true);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('and was in charge before this page has made way, too', () => {
    drop(false, {});
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('a new version is looked for', () => {
  test('when the page is looked at again', () => {
    const { update } = openPage();
    expect(update).not.toHaveBeenCalled();
    lookAt('hidden');
    expect(update).not.toHaveBeenCalled();
    lookAt('visible');
    expect(update).toHaveBeenCalledOnce();
  });

  test('never without a connection', () => {
    const { update } = openPage();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    lookAt('visible');
    vi.advanceTimersByTime(hour);
    expect(update).not.toHaveBeenCalled();
  });

  test('every hour', () => {
    const { update } = openPage();
    vi.advanceTimersByTime(hour - 1);
    expect(update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(update).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(hour);
    expect(update).toHaveBeenCalledTimes(2);
  });

  test('not while the page is hidden', () => {
    const { update } = openPage();
    visibility = 'hidden';
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
