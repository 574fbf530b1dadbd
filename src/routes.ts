import { defaultLanguage } from './content/languages.ts';
import { navigation } from './content/pages.ts';
import { isLanguage, type Language } from './languages.ts';

/** The navigation items that are pages of their own. `@__PURE__` keeps them out of the boot script, which needs none. */
export const routes = /* @__PURE__ */ navigation.filter((item) => 'page' in item);

export type Route = (typeof routes)[number];

/** The page for every path without a route. A host serves it as `404.html`. */
export const notFound = { path: '/404', page: 'not-found' } as const;

export type Page = Route['page'] | typeof notFound.page;

/** The name of an item: its section if it has one, otherwise its page. */
export const getItemName = (item: (typeof navigation)[number]) => ('section' in item ? item.section : item.page);

/** The path as the table writes it. Hosts also serve `/about` as `/about.html`, `/about/` and `//about`. */
export function normalizePath(pathname: string): string {
  const path = pathname.split('/').filter(Boolean).join('/');
  return `/${path.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}

/** The route of a page. The not-found page has none. */
export const getRoute = (page: Page) => routes.find((route) => route.page === page);

/** The page of a path without the prefix of its language, in any spelling that a host may serve. */
export function getPage(path: string): Page {
  const normalized = normalizePath(path);
  return (routes.find((route) => route.path === normalized) ?? notFound).page;
}

/** Returns whether a link of the owner leads to a page of the site, and not to a file or another site. */
export const isPageHref = (href: string) => getPage(href) !== notFound.page;

/**
 * Splits the pathname of a page: `/portfolio` in the default language, and with a prefix in any other, `/nl/portfolio`.
 * @param pathname in any spelling that a host may serve
 * @returns the prefix or nothing, the language, and the path as the route table writes it
 */
export function parsePathname(pathname: string): { base: string; language: Language; path: string } {
  const path = normalizePath(pathname);
  const [, code = '', rest = '/'] = /^\/([a-z]{2})(\/.*)?$/.exec(path) ?? [];
  if (!isLanguage(code) || code === defaultLanguage) return { base: '', language: defaultLanguage, path };
  return { base: `/${code}`, language: code, path: rest };
}

/** The pathname of a page in a language. */
export const getPathname = (path: string, language: Language) =>
  normalizePath(language === defaultLanguage ? path : `/${language}${path}`);

/** The name of the document at a pathname: `about.html` for `/about`. */
export const getDocumentName = (pathname: string) => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);

/** The path of the manifest of a language. */
export const getManifestPath = (language: Language) =>
  language === defaultLanguage ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`;

/** A link with its path as the route table writes it. */
export function normalizeHref(href: string): string {
  const { pathname, search, hash } = new URL(href, 'https://example.com');
  return normalizePath(pathname) + search + hash;
}
