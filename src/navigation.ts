import type { AroundNavHandler, BaseLocationHook } from 'wouter';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { saveScroll } from './lib/history';
import { withTimeout } from './lib/timeout';
import { loadPageStyles } from './pages/page-styles';
import { getPage, normalizeHref, normalizePath, parsePathname } from './routes';

/** The location hook of wouter, with the path as the route table writes it: hosts also serve `/about` as `/about/`. */
export const useNormalizedLocation: BaseLocationHook = (router = {}) => [normalizePath(usePathname(router)), navigate];

const scrollToTop = () => scrollTo({ top: 0, behavior: 'instant' });

/** The delay between opening the home page and scrolling to its section, in ms (specification, section 9). */
const scrollDelay = 100;

let lastRequested: string;

/** Opens a page at its top. If its style sheet does not load in time, the browser follows the link. */
export const handleNavigation: AroundNavHandler = async (navigate, to, options) => {
  const url = normalizeHref(to);
  const page = getPage(parsePathname(new URL(url, location.origin).pathname).path);
  const from = location.href;
  lastRequested = to;
  const error = await withTimeout(loadPageStyles(page)).catch((reason: Error) => reason);
  // The visitor has followed another link, or gone back.
  if (lastRequested !== to || location.href !== from) return;
  if (error) return location.assign(url);
  // A link to the current page adds no history entry.
  const replace = url === normalizePath(location.pathname) + location.hash;
  saveScroll();
  // Ends a smooth scroll of the current page, which would move the new one.
  scrollToTop();
  navigate(url, { ...options, replace, state: { top: 0 } });
  const { hash, href } = location;
  // In the next frame again, in case the smooth scroll has moved the page in between.
  if (!hash) requestAnimationFrame(() => location.href === href && scrollToTop());
  else if (page === 'home')
    setTimeout(
      // The visitor may have chosen another section by then.
      () => location.hash === hash && document.getElementById(hash.slice(1))?.scrollIntoView(),
      scrollDelay,
    );
};
