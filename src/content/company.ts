import type { Company } from '../schema';

/**
 * Who the company is. The values are examples, which the owner replaces: `npm run build` lists those that are left. `README.md` and
 * `MESSAGES.md` name the facts that may be added.
 */
export const company: Company = {
  name: 'Voorbeeld IT',
  website: 'https://www.example.com',
  registration: '00000000',
  vat: 'NL000000000B00',
  street: 'Voorbeeldstraat 1',
  postcode: '1234 AB',
  city: 'Voorbeeldstad',
  phone: '+31 00 000 00 00',
  email: 'info@example.com',
};
