import { flushSync } from 'react-dom';
import type { AroundNavHandler, BaseLocationHook } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { readAddress, tidy } from '../language/addresses';
import { forgetAskedLanguage } from '../language/choice';
import { afterPaint } from '../loading/after-paint';
import { cleanPath } from '../routes';
import { destination } from './destination';
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

/** Whether pages change with a cross-fade: if the browser has one, and the visitor does not mind motion. */
const fades = () => 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Gives up the page that was asked for: the visitor has gone back, or to a section, before it was opened. */
const forgetDestination = () => {
  destination.value = undefined;
};

/**
 * Opens a page at its top, with a cross-fade if there may be one. The press is answered first: a frame shows where it
 * leads, and the page is drawn after it, unless another was asked for by then. The link of the page that is open leads to
 * its top, not to one more entry of the history. A link to a section of another page opens it at once, to scroll there.
 */
export const openPage: AroundNavHandler = (navigate, to, options) => {
  const address = tidy(to);
  const { path } = readAddress(new URL(address, location.href).pathname);
  const open = () => {
    forgetDestination();
    forgetAskedLanguage();
    keepPlace();
    // The first of two presses may have opened it by now.
    flushSync(() => navigate(address, { ...options, replace: isOpen(address), state: atTop }));
    scrollTo({ top: 0, behavior: 'instant' });
  };
  if (isOpen(address) || options?.transition === false) return open();
  const openIfAsked = () => {
    if (destination.value === path) open();
  };
  destination.value = path;
  addEventListener('popstate', forgetDestination, { once: true });
  afterPaint(() => {
    // A cross-fade that gives way to the next one is no fault.
    if (fades() && destination.value === path) document.startViewTransition(openIfAsked).ready.catch(() => {});
    else openIfAsked();
  });
};
