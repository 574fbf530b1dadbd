import { expect, test } from 'vitest';
import { structuredData } from '../../src/build/structured-data';
import { company, toDialled } from '../../src/content/company';
import { pageUrl } from '../../src/head';
import { dictionaries, languages } from '../site-content';

test.each(languages)('The data in %s say who the company is', (language) => {
  const data = structuredData(language);
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${company.website}/#company`,
    name: company.name,
    url: pageUrl('/', language),
    email: company.email,
    telephone: toDialled(company.phone),
    ...(company.vat && { vatID: company.vat }),
    ...(company.registration && { iso6523Code: `0106:${company.registration}` }),
    address: {
      streetAddress: company.street.replace('\n', ', '),
      postalCode: company.postcode,
      addressLocality: company.city,
    },
  });
  for (const [said, name = '', value = ''] of JSON.stringify(data).matchAll(/"([^"]+)":"([^"]*)"/g)) {
    expect(value, said).toMatch(/\S/);
    expect(dictionaries[language], said).not.toHaveProperty([value]);
    if (['@id', 'url', 'image', 'logo'].includes(name)) expect(new URL(value).origin, said).toBe(company.website);
  }
});
