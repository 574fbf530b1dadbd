import { addStyles } from '../lib/styles';
import { type Page, routes } from '../routes';

const styleImports: Partial<Record<Page, () => Promise<{ default: string }>>> = {
  home: () => import('./home/home.css?inline'),
  portfolio: () => import('./portfolio/portfolio.css?inline'),
  about: () => import('./about/about.css?inline'),
};

/** The pages that need no further style sheet. `main.tsx` adds the one whose document contains its own. */
export const styledPages = new Set<Page>();

/**
 * Loads the style sheet of a page, before the page is mounted. A custom page has none, and no link leads to the
 * not-found page.
 * @throws if it does not arrive
 */
export async function loadPageStyles(page: Page): Promise<void> {
  if (styledPages.has(page)) return;
  const sheet = await styleImports[page]?.();
  // Two calls may wait for one sheet.
  if (sheet && !styledPages.has(page)) addStyles(sheet.default);
  styledPages.add(page);
}

/** Loads the style sheet of every page, and throws if one does not arrive. */
export const loadAllPageStyles = () => Promise.all(routes.map(({ page }) => loadPageStyles(page)));
