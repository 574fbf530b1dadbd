import { expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { services } from '../../src/content/services';
import { headOf, pageAddress } from '../../src/document/head';
import { structuredData } from '../../src/document/structured-data';
import { routes } from '../../src/routes';
import { dictionaries, first, languages } from '../content';

/** Every value that stands anywhere in the data, with the names of the properties that lead to it. */
function values(data: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof data !== 'object' || data === null) return [[path, data]];
  return Object.entries(data).flatMap(([name, value]) => values(value, `${path}.${name}`));
}

test.each(routes.flatMap((route) => languages.map((language) => ({ ...route, language }))))(
  'The data of $page in $language say who the company is and what it offers, or the way from home',
  ({ page, path, language }) => {
    const words = dictionaries[language];
    const data = structuredData(page, language);
    const step = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item });
    const breadcrumbs = {
      '@type': 'BreadcrumbList',
      itemListElement: [
        step(1, words['nav.home'], pageAddress('/', language)),
        step(2, words[`page.${page}.title`], pageAddress(path, language)),
      ],
    };
    const organization = {
      '@type': 'Organization',
      // One and the same on every page and in every language.
      '@id': `${company.address}/#company`,
      name: company.name,
      url: pageAddress('/', language),
      email: company.email,
      telephone: company.phone,
      ...(company.vat && { vatID: company.vat }),
      ...(company.registration && { iso6523Code: `0106:${company.registration}` }),
      address: { streetAddress: company.street, postalCode: company.postcode, addressLocality: company.city },
      makesOffer: services.map(({ name }) => {
        const [title, text] = [words[`services.${name}.title`], words[`services.${name}.text`]];
        return { '@type': 'Offer', itemOffered: { '@type': 'Service', name: title, description: text } };
      }),
    };
    const [url, name] = [pageAddress(path, language), headOf(page, language).title];
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [page === 'home' ? organization : breadcrumbs, { '@type': 'WebPage', url, name, inLanguage: language }],
    });
    for (const [name, value] of values(data)) {
      expect(String(value), name).toMatch(/\S/);
      expect(Object.keys(dictionaries[first]), name).not.toContain(value);
      if (/\.(?:@id|url|image|logo|item)$/.test(name))
        expect(new URL(String(value)).origin, name).toBe(company.address);
    }
  },
);
