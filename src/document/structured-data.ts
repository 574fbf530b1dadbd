import type { BreadcrumbList, Graph, Organization, WebPage } from 'schema-dts';
import { company } from '../content/company';
import { services } from '../content/services';
import { translate } from '../language/words';
import type { Language } from '../languages';
import type { Route } from '../routes';
import { canonicalOf, headOf, pageAddress, socialCard } from './head';

const id = `${company.address}/#company`;

/**
 * The company, with what Google reads of one: https://developers.google.com/search/docs/appearance/structured-data/organization
 * It stands on the home page alone, as asked for there.
 */
const organization = (language: Language): Organization => ({
  '@type': 'Organization',
  '@id': id,
  name: company.name,
  ...(company.legalName && { legalName: company.legalName }),
  url: pageAddress('/', language),
  description: translate(language, 'page.home.description'),
  slogan: translate(language, 'footer.tagline'),
  image: socialCard('home', language),
  logo: `${company.address}/icons/icon-512.png`,
  email: company.email,
  telephone: company.phone,
  ...(company.vat && { vatID: company.vat }),
  // ISO 6523: 0106 stands for the Dutch chambers of commerce.
  ...(company.registration && { iso6523Code: `0106:${company.registration}` }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postcode,
    addressLocality: company.city,
    addressCountry: 'NL',
  },
  makesOffer: services.map(({ name }) => ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name: translate(language, `services.${name}.title`),
      description: translate(language, `services.${name}.text`),
    },
  })),
});

/** The page itself: https://schema.org/WebPage */
function webPage(page: Route['page'], language: Language): WebPage {
  const { title, description, canonical } = headOf(page, language);
  return {
    '@type': 'WebPage',
    ...(canonical && { '@id': canonical, url: canonical }),
    name: title,
    description,
    inLanguage: language,
    about: { '@id': id },
  };
}

/** The path from the home page to an inner page: https://schema.org/BreadcrumbList */
function breadcrumbs(page: Route['page'], language: Language): BreadcrumbList {
  const steps = [
    { name: translate(language, 'nav.home'), item: canonicalOf('home', language) },
    { name: translate(language, `page.${page}.title`), item: canonicalOf(page, language) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** What search engines may know of a page, as JSON-LD. */
export const structuredData = (page: Route['page'], language: Language): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [page === 'home' ? organization(language) : breadcrumbs(page, language), webPage(page, language)],
});
