import type { AroundNavHandler, BaseLocationHook } from 'wouter';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { saveScroll } from './lib/history';
import { normalizeHref, normalizePath } from './routes';

/** The location hook of wouter, with the path as the route table writes it: hosts also serve `/about` as `/about/`. */
export const useNormalizedLocation: BaseLocationHook = (router = {}) => [normalizePath(usePathname(router)), navigate];

const scrollToTop = () => scrollTo({ top: 0, behavior: 'instant' });

/** Opens a page at its top. A link to the current page adds no history entry. */
export const handleNavigation: AroundNavHandler = (navigate, to, options) => {
  const address = normalizeHref(to);
  const replace = address === normalizePath(location.pathname) + location.hash;
  saveScroll();
  // Ends a smooth scroll. Otherwise Firefox would continue it in the new page.
  scrollToTop();
  // The caret is in the link that was clicked. If it moved to the new heading as the link is removed, Orca
  // would not announce that heading.
  getSelection()?.removeAllRanges();
  navigate(address, { ...options, replace, state: { top: 0 } });
  const { hash, href } = location;
  // A smooth scroll continues for one more frame. Not with a fragment: on a slow device this frame would undo the scroll to it.
  if (!hash) requestAnimationFrame(() => location.href === href && scrollToTop());
};
