// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Workbox, WorkboxEvent } from 'workbox-window';
import { followUpdates } from '../../src/pwa/updates';
import { notify } from '../../src/ui/notify';
import { settled } from './visitor';

vi.mock('../../src/ui/notify', () => ({ notify: vi.fn() }));

/** How many windows of the site are open, as the version that waits counts them; nothing if it does not answer. */
let windows: number | undefined;

const skipWaiting = vi.fn();

/** The version that waits, as far as the page can speak to it. */
const version = {
  postMessage({ type }: { type: string }, [port]: MessagePort[] = []) {
    if (type === 'SKIP_WAITING') skipWaiting();
    else if (windows !== undefined) port?.postMessage(windows);
  },
};

/** The registration of the worker, and the browser around it, in which nobody has touched the page. */
const registration: { waiting?: object | undefined } = {};
const newBrowser = () => ({
  serviceWorker: Object.assign(new EventTarget(), { getRegistration: async () => registration, controller: {} }),
  userActivation: { hasBeenActive: false },
  onLine: true,
});
let browser = newBrowser();

const putInCharge = (controller: object | null) => Object.assign(browser.serviceWorker, { controller });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.mocked(notify).mockReset().mockResolvedValue(true);
  skipWaiting.mockReset();
  vi.spyOn(location, 'reload').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  browser = newBrowser();
  vi.stubGlobal('navigator', browser);
  windows = 1;
});

/** Opens the page: its worker is followed from now on. */
function openPage() {
  const worker = new Workbox('/sw.js');
  followUpdates(worker);
  const tell = (type: 'waiting' | 'installed' | 'redundant', sw: object) =>
    worker.dispatchEvent(new WorkboxEvent(type, { sw: sw as ServiceWorker }));
  return { worker, tell };
}

describe('A new version', () => {
  let page: ReturnType<typeof openPage>;

  // What can happen to a page.
  const touch = () => Object.assign(browser, { userActivation: { hasBeenActive: true } });
  const stayUnknown = () => Reflect.deleteProperty(browser, 'userActivation');
  const scroll = () => scrollTo(0, 300);
  const openAnother = () => (windows = 2);
  const reopen = () => (page = openPage());
  const wait = async () => {
    registration.waiting = version;
    page.tell('waiting', version);
    await settled();
  };
  const take = () => browser.serviceWorker.dispatchEvent(new Event('controllerchange'));
  const takeAtOnce = () => skipWaiting.mockImplementation(take);
  const beTaken = () => {
    registration.waiting = undefined;
    take();
  };
  const overlook = () => vi.mocked(notify).mockResolvedValueOnce(false);
  const replace = () => (registration.waiting = { postMessage: () => {} });
  const agree = () => {
    const { answers } = vi.mocked(notify).mock.lastCall?.[0] ?? {};
    answers?.find(({ label }) => label === 'app.reload')?.run();
  };

  test.each<[string, happens: (() => unknown)[], questions: number, taken: number, loads: number]>([
    ['is asked about if the visitor uses the page', [touch, wait], 1, 0, 0],
    ['is asked about if the browser cannot tell', [stayUnknown, wait], 1, 0, 0],
    ['is asked about if the page is scrolled', [scroll, wait], 1, 0, 0],
    ['is asked about if another window is open', [openAnother, wait], 1, 0, 0],
    ['is taken without a word if nobody has touched the page', [wait, beTaken], 0, 1, 1],
    // The first worker waits for a moment, too.
    ['is none as long as no worker is in charge', [() => putInCharge(null), wait], 0, 0, 0],
    ['is asked about if the visitor begins before it is in charge', [wait, touch, beTaken], 1, 1, 0],
    ['that is in charge by then is loaded by Reload', [wait, touch, beTaken, agree], 1, 1, 1],
    ['is loaded by Reload once it is in charge, even if that is at once', [touch, takeAtOnce, wait, agree], 1, 1, 1],
    ['is taken without a word once in a session, then asked about once', [wait, reopen, wait, wait], 1, 1, 0],
    ['is asked about again in the next session', [touch, wait, () => sessionStorage.clear(), reopen, wait], 2, 0, 0],
    ['is asked about again if the question was not seen', [touch, overlook, wait, wait, wait], 2, 0, 0],
    ['that comes while another is asked about is the one that Reload takes', [touch, wait, replace, agree], 1, 0, 0],
  ])('%s', async (_, happens, ...expected) => {
    page = openPage();
    for (const step of happens) {
      await step();
      await settled();
    }
    scrollTo(0, 0);
    expect([notify, skipWaiting, location.reload].map((what) => vi.mocked(what).mock.calls.length)).toEqual(expected);
  });

  test('is asked about if its worker does not say in time how many windows there are', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    windows = undefined;
    openPage().tell('waiting', version);
    await vi.advanceTimersByTimeAsync(1000);
    expect(notify).toHaveBeenCalledOnce();
  });
});

test.each([
  ['before it was installed is reported', false, null, 1],
  ['after it was installed has made way for its successor', true, null, 0],
  ['and was in charge before this page has made way, too', false, {}, 0],
])('A worker that is dropped %s', (_, installed, controller, times) => {
  putInCharge(controller);
  const page = openPage();
  const sw = controller ?? {};
  if (installed) page.tell('installed', sw);
  page.tell('redundant', sw);
  expect(console.warn).toHaveBeenCalledTimes(times);
});

test('A new version is looked for hourly and on return, in sight and online; why that fails is in the console', async () => {
  const hour = 3_600_000;
  const failure = new TypeError('Failed to update a ServiceWorker');
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const lookAt = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const update = vi.spyOn(openPage().worker, 'update').mockRejectedValue(failure);
  vi.advanceTimersByTime(hour - 1);
  lookAt('hidden');
  expect(update).not.toHaveBeenCalled();
  lookAt('visible');
  expect(update).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(hour + 1);
  expect(update).toHaveBeenCalledTimes(3);
  lookAt('hidden');
  vi.advanceTimersByTime(hour);
  browser.onLine = false;
  lookAt('visible');
  vi.advanceTimersByTime(hour);
  expect(update).toHaveBeenCalledTimes(3);
  await settled();
  expect(vi.mocked(console.warn).mock.calls).toEqual([[failure], [failure], [failure]]);
});
