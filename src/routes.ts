/** The sections of the home page, by id, in their order. */
export const sections = ['home', 'services', 'clients', 'contact'] as const;

export type Section = (typeof sections)[number];

/**
 * The one table of pages, in the order of the navigation: an entry leads to a page, to a section of the home page, or
 * to both. The router, the prerendered documents, the sitemap and the navigation bar are made from it; `page` names a
 * file in `pages/`, its words (`page.<page>.*`) and its document, the entry's first name is its word in the bar
 * (`nav.*`).
 */
export const entries = [
  { path: '/', page: 'home', section: 'home' },
  { path: '/', section: 'services' },
  { path: '/portfolio', page: 'portfolio' },
  { path: '/about', page: 'about' },
  { path: '/', section: 'contact' },
] as const satisfies readonly { path: string; page?: string; section?: Section }[];

/** The entries that are pages of their own. */
export const routes = entries.filter((entry) => 'page' in entry);

export type Route = (typeof routes)[number];

/** What is shown for every path that the table lacks; a host serves `404.html` for it. */
export const notFound = { path: '/404', page: 'not-found' } as const;

export type Page = Route['page'] | typeof notFound.page;

/** Where a section is, from a page. On the home page the address stays as it is, with its query or file name. */
export const sectionHref = (section: Section, from: string) => `${from === '/' ? '' : '/'}#${section}` as const;

/** The name of an entry: its section, or else its page. */
export const entryName = (entry: (typeof entries)[number]) => ('section' in entry ? entry.section : entry.page);

/** The name of the document that is built for a page: `/about` is `about.html`. */
export const documentName = ({ path }: { path: string }) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The path as the table writes it: hosts also serve a page under its document’s name and with a trailing slash. */
export function cleanPath(pathname: string): string {
  // The look behind keeps the search from starting anew at every slash of a long row.
  return pathname.replace(/(?:\/index)?(?:\.html)?(?<!\/)\/*$/, '') || '/';
}

/** The page of a path, in any spelling that a host may serve it under. */
export function pageOf(pathname: string): Page {
  const path = cleanPath(pathname);
  return (routes.find((route) => route.path === path) ?? notFound).page;
}
