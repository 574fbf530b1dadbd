import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { fragment, pathname } from '../../src/lib/location';

/** Each test that imports this starts with a new visitor, who has nothing in store, at the home page. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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
