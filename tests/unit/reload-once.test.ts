import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { reloadOnce } from '../../src/loading/reload-once';
import { type Refusal, refuseStorage } from './visitor';

let reload: MockInstance<() => void>;
let reach: MockInstance<typeof fetch>;

beforeEach(() => {
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  reach = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
});

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test('reloads for a file that is gone', async () => {
  expect(await reloadOnce('a.js')).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads only once for the same cause', async () => {
  await reloadOnce('a.js');
  expect(await reloadOnce('a.js')).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads for another cause, too', async () => {
  await reloadOnce('a.js');
  expect(await reloadOnce('b.js')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('reloads once for each of two causes, however they alternate', async () => {
  const answers: boolean[] = [];
  for (const cause of ['a.js', 'b.js', 'a.js', 'b.js']) answers.push(await reloadOnce(cause));
  expect(answers).toEqual([true, true, false, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('never reloads offline, and does not count that as the one time', async () => {
  const offline = goOffline();
  expect(await reloadOnce('a.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(reach).not.toHaveBeenCalled();
  offline.mockReturnValue(true);
  expect(await reloadOnce('a.js')).toBe(true);
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is broken', async () => new Response(null, { status: 502 })],
])('never reloads while the site %s, and does not count that either', async (_, answer) => {
  reach.mockImplementationOnce(answer);
  expect(await reloadOnce('a.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await reloadOnce('a.js')).toBe(true);
});

test.each<Refusal>(['getItem', 'setItem', 'access'])('never reloads where storage refuses %s', async (refusal) => {
  refuseStorage('sessionStorage', refusal);
  expect(await reloadOnce('a.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
