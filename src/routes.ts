/** The sections of the home page, by id, in their order. */
export const sections = ['home', 'services', 'clients', 'contact'] as const;

export type Section = (typeof sections)[number];

/**
 * The one table of pages, in the order of the navigation bar. An item leads to a page, to a section of the home page,
 * or to both. Router, documents, sitemap and bar are made from it. `page` also names the file in `pages/` and the words
 * `page.<page>.*`; the item itself has the word `nav.<name>`.
 */
export const navigation = [
  { path: '/', page: 'home', section: 'home' },
  { path: '/', section: 'services' },
  { path: '/portfolio', page: 'portfolio' },
  { path: '/about', page: 'about' },
  { path: '/', section: 'contact' },
] as const satisfies readonly { path: string; page?: string; section?: Section }[];

/** The items that are pages of their own. */
export const routes = navigation.filter((item) => 'page' in item);

export type Route = (typeof routes)[number];

/** The page for every path that the table lacks. A host serves it as `404.html`. */
export const notFound = { path: '/404', page: 'not-found' } as const;

export type Page = Route['page'] | typeof notFound.page;

/** The address of a section. */
export const sectionHref = (section: Section) => `/#${section}` as const;

/** The name of an item: its section, or else its page. */
export const itemName = (item: (typeof navigation)[number]) => ('section' in item ? item.section : item.page);

/** The name of a page's document: `about.html` for `/about`. */
export const documentName = ({ path }: { path: string }) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The path as the table writes it. Hosts also serve `/about` as `/about.html` and `/about/`. */
export function cleanPath(pathname: string): string {
  let path = pathname;
  while (path.endsWith('/')) path = path.slice(0, -1);
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

/** The page of a path, in any spelling that a host may serve. */
export function pageOf(pathname: string): Page {
  const path = cleanPath(pathname);
  return (routes.find((route) => route.path === path) ?? notFound).page;
}
