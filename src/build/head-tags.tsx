import { dark, light } from '../content/colours';
import { company } from '../content/company';
import { defaultLanguage } from '../content/languages';
import { getHead, getPageUrl } from '../head';
import { type Language, languages } from '../languages';
import { getManifestPath, getRoute, type Page, type Route } from '../routes';

/** The URL of the picture that social networks show of a page. */
export const getSocialCardUrl = (page: Route['page'], language: Language) =>
  `${company.website}/social/${page}-${language}.png`;

/** The head of a document. The not-found page is not shared. */
export function HeadTags({ page, language }: { page: Page; language: Language }) {
  const { title, description, canonical } = getHead(page, language);
  const route = getRoute(page);
  return (
    <>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <meta name="referrer" content="strict-origin" />
      <link rel="icon" href="/app-icons/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/app-icons/apple-touch-icon.png" />
      <link rel="manifest" href={getManifestPath(language)} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light.paper} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark.paper} />
      <title>{title}</title>
      <meta name="description" content={description} />
      {route ? (
        <>
          <link rel="canonical" href={canonical} />
          {languages.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={getPageUrl(route.path, code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={getPageUrl(route.path, defaultLanguage)} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={getSocialCardUrl(route.page, language)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
