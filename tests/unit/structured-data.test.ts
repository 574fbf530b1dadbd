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
  (one) => {
    const { page, path, language } = one;
    const words = dictionaries[language];
    const data = structuredData(page, language);
    const step = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item });
    const steps = [
      step(1, words['nav.home'], pageAddress('/', language)),
      step(2, words[`page.${page}.title`], pageAddress(path, language)),
    ];
    const organization = expect.objectContaining({
      '@type': 'Organization',
      // One and the same on every page and in every language.
      '@id': `${company.address}/#company`,
      name: company.name,
      url: pageAddress('/', language),
      email: company.email,
      telephone: company.phone,
      ...(company.vat && { vatID: company.vat }),
      ...(company.registration && { iso6523Code: `0106:${company.registration}` }),
      address: expect.objectContaining({
        streetAddress: company.street,
        postalCode: company.postcode,
        addressLocality: company.city,
      }),
      makesOffer: services.map(({ name }) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: words[`services.${name}.title`],
          description: words[`services.${name}.text`],
        },
      })),
    });
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        page === 'home' ? organization : { '@type': 'BreadcrumbList', itemListElement: steps },
        expect.objectContaining({
          '@type': 'WebPage',
          url: pageAddress(path, language),
          name: headOf(page, language).title,
          inLanguage: language,
        }),
      ],
    });
    for (const [name, value] of values(data)) {
      expect(String(value), name).toMatch(/\S/);
      expect(Object.keys(dictionaries[first]), name).not.toContain(value);
      if (/\.(?:@id|url|image|logo|item)$/.test(name))
        expect(new URL(String(value)).origin, name).toBe(company.address);
    }
  },
);
