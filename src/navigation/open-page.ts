import { flushSync } from 'react-dom';
import type { AroundNavHandler, BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { tidy } from '../language/addresses';
import { forgetAskedLanguage } from '../language/choice';
import { cleanPath } from '../routes';
import { atTop, keepPlace } from './places';

/** wouter's own location, in the one spelling of the route table. */
export const useCleanLocation: BaseLocationHook = (options?: { ssrPath?: string }) => {
  const [path, navigate] = useBrowserLocation(options);
  return [cleanPath(path), navigate];
};

/** Whether an address is the page that is open, at its top. */
function isOpen(address: string): boolean {
  const { pathname, hash } = new URL(address, location.href);
  return cleanPath(pathname) === cleanPath(location.pathname) && hash === location.hash;
}

/**
 * Opens a page at its top, with a cross-fade if the browser has one. The link of the page that is open leads to its top,
 * not to one more entry of the history.
 */
export const openPage: AroundNavHandler = (navigate, to, options) => {
  const address = tidy(to);
  const replace = isOpen(address);
  const open = () => {
    forgetAskedLanguage();
    keepPlace();
    flushSync(() => navigate(address, { ...options, replace, state: atTop }));
    scrollTo({ top: 0, behavior: 'instant' });
  };
  if (replace || options?.transition === false || !document.startViewTransition) open();
  // A cross-fade that gives way to the next one is no fault.
  else document.startViewTransition(open).ready.catch(() => {});
};
