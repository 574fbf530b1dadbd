// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { getItem, removeItem, setItem } from '../../src/storage';

const refuse = () => {
  throw new DOMException('Refused', 'SecurityError');
};

test.each([
  ['nothing', {}, ['kept', null]],
  ['to be read', { getItem: refuse }, [null, null]],
  ['to keep something', { setItem: refuse }, [null, null]],
  ['to forget something', { removeItem: refuse }, ['kept', 'kept']],
])('A storage that refuses %s forgets at most', (_, refused, recalled) => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
    ...refused,
  });
  expect(setItem('localStorage', 'key', 'kept')).toBe(recalled[0] === 'kept');
  const before = getItem('localStorage', 'key');
  removeItem('localStorage', 'key');
  expect([before, getItem('localStorage', 'key')]).toEqual(recalled);
});

test('A browser that refuses the question for storage is asked in vain', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse);
  removeItem('sessionStorage', 'key');
  expect([setItem('sessionStorage', 'key', 'lost'), getItem('sessionStorage', 'key')]).toEqual([false, null]);
});
