import type { Organization, WithContext } from 'schema-dts';
import { dark, light } from '../content/colours';
import { company } from '../content/company';
import { defaultLanguage } from '../content/languages';
import { getHead, pageUrl } from '../head';
import { translate } from '../language/words';
import { type Language, languages } from '../languages';
import { toDialled } from '../layout/contact-details';
import { manifestPath, type Page, type Route, routeOf } from '../routes';

/** The URL of the picture that social networks show of a page. */
export const socialCardUrl = (page: Route['page'], language: Language) =>
  `${company.website}/social/${page}-${language}.png`;

/**
 * The company for search engines, as JSON-LD. It is on the home page only, as Google asks:
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 */
const structuredData = (language: Language): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  // The same in every language.
  '@id': `${company.website}/#company`,
  name: company.name,
  ...(company.legalName && { legalName: company.legalName }),
  url: pageUrl('/', language),
  description: translate(language, 'page.home.description'),
  slogan: translate(language, 'footer.tagline'),
  logo: `${company.website}/app-icons/icon-512.png`,
  email: company.email,
  telephone: toDialled(company.phone),
  ...(company.vat && { vatID: company.vat }),
  // ISO 6523: 0106 is the code of the Dutch chambers of commerce.
  ...(company.registration && { iso6523Code: `0106:${company.registration}` }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.street.replace('\n', ', '),
    postalCode: company.postcode,
    addressLocality: company.city,
    addressCountry: 'NL',
  },
});

/** The head of a document. The not-found page is not shared. */
export function HeadTags({ page, language }: { page: Page; language: Language }) {
  const { title, description, canonical } = getHead(page, language);
  const route = routeOf(page);
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
      {route ? (
        <>
          <link rel="canonical" href={canonical} />
          {languages.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={pageUrl(route.path, code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={pageUrl(route.path, defaultLanguage)} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={socialCardUrl(route.page, language)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {page === 'home' && <script type="application/ld+json">{JSON.stringify(structuredData(language))}</script>}
    </>
  );
}
