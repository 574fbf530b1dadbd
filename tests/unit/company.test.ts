// @vitest-environment node
import { expect, test } from 'vitest';
import { company, exampleFields } from '../../src/content/company';

const real = {
  name: 'Polderlicht Automatisering',
  address: 'https://www.polderlicht.nl',
  registration: '12345678',
  vat: 'NL001234567B01',
  street: 'Dorpsstraat 10',
  postcode: '2801 GA',
  city: 'Gouda',
  phone: '+31 182 00 12 34',
  email: 'info@polderlicht.nl',
};

test('names every field of the example company', () => {
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
  expect(exampleFields(example)).toEqual(Object.keys(example));
});

test('names no field of a real company', () => {
  expect(exampleFields(real)).toEqual([]);
});

test('names only the fields that were forgotten', () => {
  expect(exampleFields({ ...real, vat: 'NL000000000B00', email: 'hello@example.com' })).toEqual(['vat', 'email']);
});

test('has every fact that the footer and the documents state', () => {
  expect(Object.keys(company).sort()).toEqual(Object.keys(real).sort());
});
