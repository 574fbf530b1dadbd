interface Company {
  name: string;
  /** The web address of the site. Canonical links, the sitemap and the social cards are made from it. */
  website: string;
  /** One line, or two with `\n` between them. */
  street: string;
  postcode: string;
  city: string;
  phone: string;
  email: string;
  /** The number at the chamber of commerce, and the VAT number. Leave out what the company does not have. */
  registration?: string;
  vat?: string;
  /** The name in the register, if it differs from the trade name: `Voorbeeld IT B.V.`. */
  legalName?: string;
  /** The place in the register, if it differs from `city`. */
  seat?: string;
  /** The address of the privacy statement: `https://…`, or a path of the site's own host. */
  privacy?: string;
  /**
   * Where the messages of the contact form go: an address that begins with `https://`, or a path of the site's own host,
   * like `/api/contact`. Without it the form sends nothing. See `MESSAGES.md`.
   */
  messages?: string;
  /** Hidden fields that the endpoint asks for, by name: `{ access_key: '…' }`. */
  messageFields?: Record<string, string>;
}

/** Who the company is. The values are examples, which the owner replaces. `npm run build` lists those that are left. */
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

/** The name without the full stop of `B.V.`: a dot follows it, the orange one or that of a sentence. */
export const nameWithoutStop = company.name.replace(/\.$/, '');

/** A Dutch or international phone number as it is dialled (E.164): `0182 - 12 34 56` is +31182123456. */
export const toDialled = (phone: string) =>
  phone
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+31');

/** The phone number as it is written, on one line. */
export const phoneText = company.phone.replaceAll(' ', '\u00a0');

/** The postal address, line by line. */
export const addressLines = [...company.street.split('\n'), `${company.postcode} ${company.city}`];

/** The phone number and the email address as links. */
export const phoneHref = `tel:${toDialled(company.phone)}`;
export const mailHref = `mailto:${company.email}`;

const exampleValues = [/^Voorbeeld/, /example\.com$/, /^0+$/, /^NL0+B00$/, /^1234 AB$/, /^\+31 [0 ]+$/];

/**
 * The names of the fields that still hold an example value.
 * @param facts the company's facts, by field
 */
export function exampleFields(facts: object): string[] {
  const examples = Object.entries(facts).filter(([, fact]) => exampleValues.some((example) => example.test(fact)));
  return examples.map(([field]) => field);
}
