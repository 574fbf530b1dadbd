import type { NavigationItem } from '../schema';

/**
 * The items of the navigation bar. They are the pages, too: every page has an item. An item leads to a page, to a section of the home
 * page, or, as `home`, to both. Its word is `nav.<page>` or `nav.<section>`; a page also has `page.<page>.title` and `.description`.
 * Your own page is the component in `pages/<page>.tsx`.
 */
export const navigation = [
  { path: '/', page: 'home', section: 'home' },
  { path: '/', section: 'services' },
  { path: '/portfolio', page: 'portfolio' },
  { path: '/about', page: 'about' },
  { path: '/', section: 'contact' },
] as const satisfies readonly NavigationItem[];
