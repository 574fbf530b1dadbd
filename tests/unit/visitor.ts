import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { activeLanguage } from '../../src/language/page-language';
import { parsePathname } from '../../src/routes';

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
  activeLanguage.value = parsePathname(location.pathname).language;
}
