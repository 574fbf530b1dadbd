import { describe, expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { services } from '../../src/content/services';
import { headOf, pageAddress } from '../../src/document/head';
import { structuredData } from '../../src/document/structured-data';
import { translate } from '../../src/language/words';
import { languages } from '../../src/languages';
import { routes } from '../../src/routes';
import { dictionaries, first } from '../content';

const keys = Object.keys(dictionaries[first]);

const cases = routes.flatMap((route) => languages.map((language) => ({ ...route, language })));

/** Every value that stands anywhere in the data, with the names of the properties that lead to it. */
function values(data: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof data !== 'object' || data === null) return [[path, data]];
  return Object.entries(data).flatMap(([name, value]) => values(value, `${path}.${name}`));
}

describe.each(cases)('the data of $page in $language', ({ page, path, language }) => {
  const data = structuredData(page, language);

  test('hold no empty value, no key of a dictionary, and only absolute addresses of the company', () => {
    for (const [name, value] of values(data)) {
      expect(String(value), name).toMatch(/\S/);
      expect(['string', 'number'], name).toContain(typeof value);
      expect(keys, name).not.toContain(value);
    }
    const addresses = values(data).filter(([name]) => /\.(?:@id|url|image|logo|item)$/.test(name));
    expect(addresses.length).toBeGreaterThan(3);
    for (const [name, address] of addresses) expect(new URL(String(address)).origin, name).toBe(company.address);
  });

  test('state who the company is and what it offers, and on an inner page the way from home', () => {
    const step = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item });
    const steps = [
      step(1, translate(language, 'nav.home'), pageAddress('/', language)),
      step(2, translate(language, `page.${page}.title`), pageAddress(path, language)),
    ];
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        expect.objectContaining({
          '@type': 'ProfessionalService',
          // One and the same on every page and in every language.
          '@id': `${company.address}/#company`,
          name: company.name,
          url: pageAddress('/', language),
          email: company.email,
          telephone: company.phone,
          vatID: company.vat,
          identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: company.registration },
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
        }),
        expect.objectContaining({
          '@type': 'WebPage',
          url: pageAddress(path, language),
          name: headOf(page, language).title,
          inLanguage: language,
        }),
        ...(path === '/' ? [] : [{ '@type': 'BreadcrumbList', itemListElement: steps }]),
      ],
    });
  });
});
