import { expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { services } from '../../src/content/services';
import { pageAddress } from '../../src/document/head';
import { structuredData } from '../../src/document/structured-data';
import { dictionaries, first, languages } from '../content';

/** Every value that stands anywhere in the data, with the names of the properties that lead to it. */
function values(data: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof data !== 'object' || data === null) return [[path, data]];
  return Object.entries(data).flatMap(([name, value]) => values(value, `${path}.${name}`));
}

test.each(languages)('The data in %s say who the company is and what it offers', (language) => {
  const words = dictionaries[language];
  const data = structuredData(language);
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
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
  });
  for (const [name, value] of values(data)) {
    expect(String(value), name).toMatch(/\S/);
    expect(Object.keys(dictionaries[first]), name).not.toContain(value);
    if (/\.(?:@id|url|image|logo)$/.test(name)) expect(new URL(String(value)).origin, name).toBe(company.address);
  }
});
