// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { pageAddress } from '../../src/document/head';
import { structuredData } from '../../src/document/structured-data';
import { languages } from '../../src/language/codes';
import { translate } from '../../src/language/translate';
import { type Route, routes } from '../../src/routes';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const graph = (route: Route, language: (typeof languages)[number]) =>
  (structuredData(route.page, language) as { '@graph': readonly Thing[] })['@graph'];

const cases = routes.flatMap((route) =>
  languages.map((language) => ({
    page: route.page,
    route,
    language,
    things: graph(route, language),
  })),
);

/** Every value that stands anywhere in the data, with the names of the properties that lead to it. */
function values(data: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof data !== 'object' || data === null) return [[path, data]];
  return Object.entries(data).flatMap(([name, value]) => values(value, `${path}.${name}`));
}

const addresses = /\.(?:@id|url|image|logo|item)$/;

describe.each(cases)('the data of $page in $language', ({ route, language, things }) => {
  const [service, ...others] = things;

  test('are of schema.org', () => {
    expect(structuredData(route.page, language)).toHaveProperty('@context', 'https://schema.org');
  });

  test('hold no empty value and no key of a dictionary', () => {
    for (const [path, value] of values(things)) {
      expect(value, path).not.toBe('');
      expect(['string', 'number'], path).toContain(typeof value);
      expect(String(value), path).not.toMatch(/^[a-z]+(?:\.[\w-]+)+$/);
    }
  });

  test('hold absolute addresses on the company’s own', () => {
    const found = values(things).filter(([path]) => addresses.test(path));
    expect(found.length).toBeGreaterThan(3);
    for (const [path, address] of found) expect(new URL(String(address)).origin, path).toBe(company.address);
  });

  test('state who the company is', () => {
    expect(service).toMatchObject({
      '@type': 'ProfessionalService',
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
    });
  });

  test('offer each service by name, in the language of the page', () => {
    const names = values(service).filter(([path]) => /makesOffer\.\d\.itemOffered\.name$/.test(path));
    expect(names.map(([, name]) => name)).toEqual(
      (['consulting', 'development', 'process', 'management'] as const).map((name) =>
        translate(language, `services.${name}.title`),
      ),
    );
  });

  test('show the way from the home page, on inner pages only', () => {
    expect(others).toEqual(
      route.path === '/'
        ? []
        : [
            {
              '@type': 'BreadcrumbList',
              itemListElement: [
                {
                  '@type': 'ListItem',
                  position: 1,
                  name: translate(language, 'nav.home'),
                  item: pageAddress('/', language),
                },
                {
                  '@type': 'ListItem',
                  position: 2,
                  name: translate(language, `page.${route.page}.title`),
                  item: pageAddress(route.path, language),
                },
              ],
            },
          ],
    );
  });
});

test('the company is one thing on every page and in every language', () => {
  expect(new Set(cases.map(({ things }) => things[0]?.['@id']))).toEqual(new Set([`${company.address}/#company`]));
});
