import { company } from './content/company';
import { translate } from './language/words';
import type { Language } from './languages';
import { getManifestPath, getPathname, getRoute, type Page } from './routes';

/** The full URL of a page in a language: its canonical URL. */
export const getPageUrl = (path: string, language: Language) =>
  new URL(getPathname(path, language), company.website).href;

/** The contents of the head of a page in a language. The not-found page has no canonical URL. */
export function getHead(page: Page, language: Language) {
  const route = getRoute(page);
  return {
    title: `${translate(language, `page.${page}.title`)} – ${company.name}`,
    description: translate(language, `page.${page}.description`),
    canonical: route && getPageUrl(route.path, language),
  };
}

/** Updates the head for another page or language. */
export function updateHead(page: Page, language: Language): void {
  const { title, description, canonical } = getHead(page, language);
  const { documentElement: html, head } = document;
  // On hydration, the document has this head already.
  if (document.title === title && html.lang === language) return;
  document.title = title;
  // Even the same language would make the browser compute the style of every element again.
  if (html.lang !== language) html.lang = language;
  head.querySelector('meta[name=description]')?.setAttribute('content', description);
  if (canonical) head.querySelector('link[rel=canonical]')?.setAttribute('href', canonical);
  head.querySelector('link[rel=manifest]')?.setAttribute('href', getManifestPath(language));
}
