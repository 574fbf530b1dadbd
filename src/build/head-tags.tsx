import { dark, light } from '../content/colours';
import { company } from '../content/company';
import { defaultLanguage } from '../content/languages';
import { getHead, pageUrl } from '../head';
import { type Language, languages } from '../languages';
import { manifestPath, notFound, type Page, type Route, routeOf } from '../routes';
import { structuredData } from './structured-data';

/** The URLs of a page in each language, and the one for readers of any other. The not-found page has none. */
export function getAlternates(page: Page) {
  const route = routeOf(page);
  if (!route) return [];
  return ([...languages, 'x-default'] as const).map((hreflang) => ({
    hreflang,
    href: pageUrl(route.path, hreflang === 'x-default' ? defaultLanguage : hreflang),
  }));
}

/** The URL of the picture that social networks show of a page. */
export const socialCardUrl = (page: Route['page'], language: Language) =>
  `${company.website}/social/${page}-${language}.png`;

/** The tags of a page for search engines and social networks. */
function SocialTags({ page, language }: { page: Route['page']; language: Language }) {
  const { title, description, canonical } = getHead(page, language);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={socialCardUrl(page, language)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {page === 'home' && <script type="application/ld+json">{JSON.stringify(structuredData(language))}</script>}
    </>
  );
}

/** The head of a document. The not-found page is not shared. */
export function HeadTags({ page, language }: { page: Page; language: Language }) {
  const { title, description, canonical } = getHead(page, language);
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <meta name="referrer" content="strict-origin" />
      <link rel="icon" href="/app-icons/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/app-icons/apple-touch-icon.png" />
      <link rel="manifest" href={manifestPath(language)} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light.paper} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark.paper} />
      <title>{title}</title>
      <meta name="description" content={description} />
      {!canonical && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {getAlternates(page).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {page !== notFound.page && <SocialTags page={page} language={language} />}
    </>
  );
}
