import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { fragment, pathname } from '../../src/navigation/location';

/** What a visitor and a browser do to the page; each test that imports this starts anew. */

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const restore of undo.splice(0).reverse()) restore();
  localStorage.clear();
  sessionStorage.clear();
  goTo('/');
});

/** Is at an address, as after loading it. */
export function goTo(address: string, state: unknown = null): void {
  history.replaceState(state, '', address);
  pathname.value = location.pathname;
  fragment.value = location.hash.slice(1);
}

/** Waits until everything that needs no network and no timer is done. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

const undo: (() => void)[] = [];

/** Gives the browser something that the test environment has not, until the end of the test. */
export function pretend(target: object, name: string, value: unknown): void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  undo.push(() => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  });
}

const refuse = () => {
  throw new DOMException('Refused', 'SecurityError');
};

/** Where a browser may refuse storage: reading, writing, removing, or the storage as a whole. */
export const refusals = ['getItem', 'setItem', 'removeItem', 'access'] as const;

/** Makes the browser refuse a storage for the rest of the test. */
export function refuseStorage(name: 'localStorage' | 'sessionStorage', refusal: (typeof refusals)[number]): void {
  if (refusal === 'access') {
    vi.spyOn(globalThis, name, 'get').mockImplementation(refuse);
    return;
  }
  const storage = globalThis[name];
  vi.stubGlobal(name, {
    getItem: (key: string) => storage.getItem(key),
    setItem: (key: string, value: string) => storage.setItem(key, value),
    removeItem: (key: string) => storage.removeItem(key),
    clear: () => storage.clear(),
    [refusal]: refuse,
  });
}

/**
 * Clicks on something.
 * @returns whether the click is left to the browser; here the browser does nothing with it
 */
export function click(element: Element, keys: MouseEventInit = {}): boolean {
  let left = false;
  addEventListener(
    'click',
    (event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(element, keys);
  return left;
}
