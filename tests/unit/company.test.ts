import { describe, expect, test } from 'vitest';
import { exampleFields } from '../../src/content/company';
import { content } from './sound-content';

describe('The build names the fields that still hold an example', () => {
  const example = {
    name: 'Voorbeeld IT',
    address: 'https://www.example.com',
    registration: '00000000',
    vat: 'NL000000000B00',
    street: 'Voorbeeldstraat 1',
    postcode: '1234 AB',
    city: 'Voorbeeldstad',
    phone: '+31 00 000 00 00',
    email: 'info@example.com',
  };

  test.each([
    ['all of them of the example company', example, Object.keys(example)],
    ['none of a real company', content.company, []],
    [
      'those that were forgotten',
      { ...content.company, vat: 'NL000000000B00', email: 'hello@example.com' },
      ['vat', 'email'],
    ],
  ])('%s', (_, company, fields) => {
    expect(exampleFields(company)).toEqual(fields);
  });
});
