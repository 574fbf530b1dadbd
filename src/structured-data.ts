import { company } from './content/company';
import { services } from './content/services';
import { pageAddress, socialCard } from './head';
import type { Language } from './language/codes';
import { translate } from './language/translate';
import type { Route } from './routes';

const country = 'NL';

/** The company, as schema.org describes one: https://schema.org/ProfessionalService */
function professionalService(language: Language) {
  return {
    '@type': 'ProfessionalService',
    '@id': `${company.address}/#company`,
    name: company.name,
    url: pageAddress('/', language),
    description: translate(language, 'page.home.description'),
    slogan: translate(language, 'footer.tagline'),
    image: socialCard('home', language),
    logo: `${company.address}/icons/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    vatID: company.vat,
    identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: company.registration },
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postcode,
      addressLocality: company.city,
      addressCountry: country,
    },
    areaServed: { '@type': 'Country', name: country },
    makesOffer: services.map((service) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: translate(language, `services.${service}.title`),
        description: translate(language, `services.${service}.text`),
      },
    })),
  };
}

/** The way from the home page to an inner page: https://schema.org/BreadcrumbList */
function breadcrumbs(route: Route, language: Language) {
  const step = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: pageAddress(path, language),
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      step(1, translate(language, 'nav.home'), '/'),
      step(2, translate(language, `page.${route.page}.title`), route.path),
    ],
  };
}

/**
 * What a search engine may know of a page, as JSON-LD.
 */
export function structuredData(route: Route, language: Language): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      professionalService(language),
      ...(route.path === '/' ? [] : [breadcrumbs(route, language)]),
    ],
  };
}
