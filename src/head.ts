import { company } from './content/company';
import { translate } from './language/words';
import { defaultLanguage, type Language, languages } from './languages';
import { addressOf, type Page, type Route, routes } from './routes';

/** The full address of a page in a language, as search engines should keep it. */
export const pageAddress = (path: string, language: Language) =>
  new URL(addressOf(path, language), company.address).href;

/** The addresses of a page in each language, and the one for readers of any other. */
export const alternatesOf = (path: string) =>
  ([...languages, 'x-default'] as const).map((hreflang) => ({
    hreflang,
    href: pageAddress(path, hreflang === 'x-default' ? defaultLanguage : hreflang),
  }));

/** The address of the picture that social networks show of a page. */
export const socialCard = (page: Route['page'], language: Language) =>
  `${company.address}/social/${page}-${language}.png`;

const routeOf = (page: Page) => routes.find((candidate) => candidate.page === page);

/** The address that search engines should keep. The not-found page has none. No dictionary is needed for it. */
export function canonicalOf(page: Page, language: Language): string | undefined {
  const route = routeOf(page);
  return route && pageAddress(route.path, language);
}

/** What the head of a document says about a page in a language. */
export function headOf(page: Page, language: Language) {
  const route = routeOf(page);
  return {
    title: `${translate(language, `page.${page}.title`)} – ${company.name}`,
    description: translate(language, `page.${page}.description`),
    canonical: canonicalOf(page, language),
    alternates: route ? alternatesOf(route.path) : [],
    image: route && socialCard(route.page, language),
  };
}

/** Where the manifest of a language is served. */
export const manifestAddress = (language: Language) =>
  language === defaultLanguage ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`;

const link = (attributes: Partial<HTMLLinkElement>) => Object.assign(document.createElement('link'), attributes);

/** Makes the head of the open document say which page is shown, in which language. */
export function applyHead(page: Page, language: Language): void {
  const { title, description, canonical, alternates, image } = headOf(page, language);
  const { documentElement: html, head } = document;
  const shown = head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  // If the head is right, leave it alone: browsers fetch the icon again whenever a link changes.
  if (shown === canonical && document.title === title && html.lang === language) return;
  // Setting the same language once more would make the browser style the whole page again.
  if (html.lang !== language) html.lang = language;
  document.title = title;
  const contents = {
    description,
    robots: canonical ? 'index' : 'noindex',
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': image,
    'og:image:alt': title,
  };
  for (const [name, content = ''] of Object.entries(contents))
    head.querySelector(`meta:is([name="${name}"], [property="${name}"])`)?.setAttribute('content', content);
  head.querySelector('link[rel=manifest]')?.setAttribute('href', manifestAddress(language));
  for (const old of head.querySelectorAll('link:is([rel=canonical], [rel=alternate])')) old.remove();
  if (canonical) head.append(link({ rel: 'canonical', href: canonical }));
  for (const alternate of alternates) head.append(link({ rel: 'alternate', ...alternate }));
}
