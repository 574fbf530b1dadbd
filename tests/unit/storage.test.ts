// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { getItem, removeItem, setItem } from '../../src/lib/storage';

const refuse = () => {
  throw new DOMException('Refused', 'SecurityError');
};

test.each([
  ['the question for it', () => vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refuse)],
  ['to be read', () => vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)],
  ['to keep something', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
])('A storage that refuses %s keeps nothing, and says so', (_, beRefused) => {
  beRefused();
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  removeItem('sessionStorage', 'key');
  expect([setItem('sessionStorage', 'key', 'lost'), getItem('sessionStorage', 'key')]).toEqual([false, null]);
});
