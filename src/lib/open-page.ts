import type { AroundNavHandler, BaseLocationHook } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { cleanPath, tidy } from '../routes';
import { pathname, useSignalValue } from './location';
import { atTop, saveScroll } from './scroll-restoration';

/** The path for wouter, in the one spelling of the route table. */
export const useAddress: BaseLocationHook = () => [cleanPath(useSignalValue(pathname)), navigate];

const toTop = () => scrollTo({ top: 0, behavior: 'instant' });

/** Opens a page at its top. The link of the open page leads to its top and adds no entry. */
export const openPage: AroundNavHandler = (navigate, to, options) => {
  const address = tidy(to);
  const replace = address === cleanPath(location.pathname) + location.hash;
  saveScroll();
  // Ends a smooth scroll, which only a change of the place does: Firefox would go on with it in the new page.
  toTop();
  // Else the caret falls from a link that goes with its page to the new heading, which Orca then takes for read.
  getSelection()?.removeAllRanges();
  navigate(address, { ...options, replace, state: atTop });
  const { hash, href } = location;
  // A smooth scroll that is under way goes on for a frame (measured in Chromium 156 and Firefox 153, no report found).
  // A section is left alone: on a device that is slow to paint, this frame comes after the scroll to it.
  if (!hash) requestAnimationFrame(() => location.href === href && toTop());
};
