import type { Organization, WithContext } from 'schema-dts';
import { company } from '../content/company';
import { pageUrl } from '../head';
import { translate } from '../language/words';
import type { Language } from '../languages';
import { toDialled } from '../layout/contact-details';

/**
 * The company for search engines, as JSON-LD. It is on the home page only, as Google asks:
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export const structuredData = (language: Language): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  // One and the same in every language.
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
