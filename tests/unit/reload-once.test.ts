import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { reloadOnce } from '../../src/ui/reload-once';
import { type Refusal, refuseStorage } from './visitor';

let reload: MockInstance<() => void>;

beforeEach(() => {
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
});

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test('reloads for a file that is gone', () => {
  expect(reloadOnce('a.js')).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads only once for the same cause', () => {
  reloadOnce('a.js');
  expect(reloadOnce('a.js')).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('reloads for another cause, too', () => {
  reloadOnce('a.js');
  expect(reloadOnce('b.js')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('reloads once for each of two causes, however they alternate', () => {
  const answers = ['a.js', 'b.js', 'a.js', 'b.js'].map((cause) => reloadOnce(cause));
  expect(answers).toEqual([true, true, false, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('never reloads offline, and does not count that as the one time', () => {
  const offline = goOffline();
  expect(reloadOnce('a.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  offline.mockReturnValue(true);
  expect(reloadOnce('a.js')).toBe(true);
});

test.each<Refusal>(['getItem', 'setItem', 'access'])(
  'never reloads where storage refuses %s',
  (refusal) => {
    refuseStorage('sessionStorage', refusal);
    expect(reloadOnce('a.js')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  },
);
