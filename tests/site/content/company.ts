import type { Company } from '../schema';

export const company: Company = {
  name: 'Kolk & Zonen Automatisering',
  website: 'https://kolk.example',
  legalName: 'Kolk Beheer B.V.',
  seat: 'Hogedijk',
  registration: '1234 5678',
  vat: 'NL 0012.34.567.B01',
  street: 'Gebouw De Schutkolk\nSluiskade 12',
  postcode: '2899 ZX',
  city: 'Polderveen',
  phone: '0182 - 12 34 56',
  email: 'Post@Kolk.example',
  privacy: '/privacy.html',
  formEndpoint: '/messages',
  formFields: { access_key: 'key-1', 'form-name': 'contact' },
};
