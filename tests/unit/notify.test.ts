import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { notify } from '../../src/ui/notify';
import type { Notice } from '../../src/ui/toaster';
import './visitor';

const notice: Notice = { type: 'success', title: 'contact.sentTitle' };

let warn: MockInstance<typeof console.warn>;
let reload: MockInstance<() => void>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  vi.resetModules();
});

afterEach(() => {
  vi.doUnmock('../../src/ui/toaster');
});

const loseToaster = () =>
  vi.doMock('../../src/ui/toaster', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test('shows the notice as it is given', async () => {
  const show = vi.fn();
  vi.doMock('../../src/ui/toaster', () => ({ show }));
  await notify(notice);
  expect(show.mock.calls).toEqual([[notice]]);
  expect(warn).not.toHaveBeenCalled();
});

test('warns, and goes on, where the toaster cannot be loaded', async () => {
  loseToaster();
  goOffline();
  await expect(notify(notice)).resolves.toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('warns, and goes on, where the toaster cannot show it', async () => {
  const broken = new Error('No place to show it');
  vi.doMock('../../src/ui/toaster', () => ({
    show() {
      throw broken;
    },
  }));
  await notify(notice);
  expect(warn.mock.calls).toEqual([[broken]]);
});

test('reloads the page once where the file of the toaster is gone, then warns', async () => {
  loseToaster();
  notify(notice);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(warn).not.toHaveBeenCalled();
  await notify(notice);
  expect(warn).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});
