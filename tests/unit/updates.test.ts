// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { Workbox, WorkboxEvent } from 'workbox-window';
import { watchForUpdates } from '../../src/pwa/updates';
import { notify } from '../../src/ui/notify';
import { settled } from './visitor';

vi.mock('../../src/ui/notify', () => ({ notify: vi.fn() }));

const waiting = {} as ServiceWorker;

/** The browser, in which one worker controls the page and another one is waiting. */
const newBrowser = () => ({
  serviceWorker: Object.assign(new EventTarget(), {
    controller: {} as object | null,
    getRegistration: async (): Promise<{ waiting?: ServiceWorker }> => ({ waiting }),
  }),
  onLine: true,
});
let browser = newBrowser();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.mocked(notify).mockReset().mockResolvedValue(true);
  vi.spyOn(console, 'warn').mockReturnValue();
  browser = newBrowser();
  vi.stubGlobal('navigator', browser);
});

function openPage(): Workbox {
  const worker = new Workbox('/sw.js');
  watchForUpdates(worker);
  return worker;
}

async function offerUpdate(worker = openPage()) {
  worker.dispatchEvent(new WorkboxEvent('waiting', { sw: waiting }));
  await settled();
}

test('The first worker of a visitor is not offered as an update', async () => {
  browser.serviceWorker.controller = null;
  await offerUpdate();
  expect(notify).not.toHaveBeenCalled();
});

test('The visitor is asked once per session, on whichever page, and again in the next one', async () => {
  await offerUpdate();
  await offerUpdate();
  expect(notify).toHaveBeenCalledTimes(1);
  sessionStorage.clear();
  await offerUpdate();
  expect(notify).toHaveBeenCalledTimes(2);
});

test('A visitor who has reloaded for a version is asked about the next one, too', async () => {
  await offerUpdate();
  const [{ actions = [] } = {}] = vi.mocked(notify).mock.lastCall ?? [];
  waiting.postMessage = vi.fn();
  actions.find(({ label }) => label === 'app.reload')?.run();
  await settled();
  await offerUpdate();
  expect(notify).toHaveBeenCalledTimes(2);
});

test('The visitor is asked again if the question could not be shown', async () => {
  vi.mocked(notify).mockResolvedValueOnce(false);
  await offerUpdate();
  await offerUpdate();
  expect(notify).toHaveBeenCalledTimes(2);
});

test('The page checks for an update hourly and on return, while it is visible and online; a failure is logged', async () => {
  const hour = 3_600_000;
  const failure = new TypeError('Failed to update a ServiceWorker');
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const become = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const update = vi.spyOn(openPage(), 'update').mockRejectedValue(failure);
  vi.advanceTimersByTime(hour - 1);
  become('hidden');
  expect(update).not.toHaveBeenCalled();
  become('visible');
  expect(update).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(hour + 1);
  expect(update).toHaveBeenCalledTimes(3);
  become('hidden');
  vi.advanceTimersByTime(hour);
  browser.onLine = false;
  become('visible');
  vi.advanceTimersByTime(hour);
  expect(update).toHaveBeenCalledTimes(3);
  await settled();
  expect(vi.mocked(console.warn).mock.calls).toEqual([[failure], [failure], [failure]]);
});
