import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { loadChunk } from '../../src/loading/load-chunk';
import { refuseStorage } from './visitor';

let reload: MockInstance<() => void>;

beforeEach(() => {
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
});

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/dialog.js');
const fail = () => Promise.reject(gone);

test('gives the part that was asked for', async () => {
  const part = { show: 'me' };
  await expect(loadChunk(() => Promise.resolve(part))).resolves.toBe(part);
  expect(reload).not.toHaveBeenCalled();
});

test('reloads for a part that is gone, and shows nothing in the meantime', async () => {
  const settled = vi.fn();
  loadChunk(fail).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
});

test('gives up with the reason when the reload did not help', async () => {
  loadChunk(fail);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(loadChunk(fail)).rejects.toBe(gone);
  expect(reload).toHaveBeenCalledOnce();
});

test('gives up with the reason offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadChunk(fail)).rejects.toBe(gone);
  expect(reload).not.toHaveBeenCalled();
});

test('gives up with the reason where storage is refused', async () => {
  refuseStorage('sessionStorage', 'access');
  await expect(loadChunk(fail)).rejects.toBe(gone);
  expect(reload).not.toHaveBeenCalled();
});

test('treats an import that throws at once in the same way', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const broken = () => {
    throw gone;
  };
  await expect(loadChunk(broken)).rejects.toBe(gone);
});
