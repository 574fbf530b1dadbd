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
  // Otherwise a smooth scroll may continue in the new page.
  scrollToTop();
  // The caret is in the link. If it moved on by itself when the link is removed, a screen reader may not announce the new heading.
  getSelection()?.removeAllRanges();
  navigate(address, { ...options, replace, state: { top: 0 } });
  const { hash, href } = location;
  // A smooth scroll continues for one more frame. With a fragment, scrolling to the top may undo the scroll to its element.
  if (!hash) requestAnimationFrame(() => location.href === href && scrollToTop());
};
