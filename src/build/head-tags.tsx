import { company } from '../content/company';
import { getHead, manifestPath } from '../head';
import { type Language, languages, locales } from '../languages';
import { notFound, type Page, type Route } from '../routes';
import { dark, light } from '../styles/colours';
import { structuredData } from './structured-data';

/** The tags of every document, for browsers and for devices that install the site. */
const FixedTags = ({ language }: { language: Language }) => (
  <>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/app-icons/icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/app-icons/apple-touch-icon.png" />
    <link rel="manifest" href={manifestPath(language)} />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content={light.paper} />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark.paper} />
  </>
);

/** What search engines and social networks show of a page. */
function SharedTags({ page, language }: { page: Route['page']; language: Language }) {
  const { title, description, canonical, image } = getHead(page, language);
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={locales[language]} />
      {languages
        .filter((code) => code !== language)
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={locales[code]} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
      {page === 'home' && <script type="application/ld+json">{JSON.stringify(structuredData(language))}</script>}
    </>
  );
}

/** The head of a document. The not-found page is not shared. */
export function HeadTags({ page, language }: { page: Page; language: Language }) {
  const { title, description, canonical, alternates } = getHead(page, language);
  return (
    <>
      <FixedTags language={language} />
      <title>{title}</title>
      <meta name="description" content={description} />
      {!canonical && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {page !== notFound.page && <SharedTags page={page} language={language} />}
    </>
  );
}
