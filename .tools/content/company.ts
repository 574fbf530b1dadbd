import { existsSync } from 'node:fs';
import { dialled, exampleFields } from '../../src/content/company.ts';
import { notFound, pageOf, readAddress } from '../../src/routes.ts';
import { type Mistake, mistake } from './mistake.ts';
import { companyFile } from './names.ts';
import type { Content } from './read.ts';

const shaped = (form: RegExp, remedy: string) => (text: string) => (form.test(text) ? undefined : remedy);
const isPath = (text: string) => /^\/[^/\\]/.test(text);
const isSecure = (text: string) => URL.canParse(text) && /^https:[^@]*$/.test(new URL(text).href);
const isPage = (path: string) => pageOf(readAddress(path.replace(/[?#].*/, '')).path) !== notFound.page;

/** What to write if a fact is malformed. */
const checks: Record<string, (text: string) => string | undefined | Promise<string | undefined>> = {
  name: shaped(/^(?=.{1,34}$)\S{1,18}([\s-]\S{1,18})*$/, 'A phone has no room for it in two lines. Write it shorter.'),
  // Other addresses are made by adding a path.
  address: (text) => {
    const whole = /^https?:/i.test(text) ? text : `https://${text}`;
    const host = URL.canParse(whole) ? new URL(whole).host : '';
    if (!host.includes('.')) return 'Write the address of the site, like "https://www.example.com".';
    if (text !== `https://${host}`) return `Write "https://${host}": the site lives at the root of its domain.`;
  },
  postcode: shaped(/^\d{4} [A-Z]{2}$/, 'A postcode is written like "1234 AB".'),
  // What is dialled must be the number in full (E.164). The build lists the example.
  phone: async (text) => {
    if (exampleFields({ text }).length) return;
    const number = (await import('libphonenumber-js')).parsePhoneNumberFromString(text, 'NL');
    if (!number?.isValid()) return 'There is no such number. Write it like "+31 182 12 34 56", and count its digits.';
    if (dialled(text) !== number.number) return `Write "${number.formatInternational()}": a phone dials all of it.`;
  },
  email: shaped(/^[\w.+-]+@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u, 'Write an address with a domain, like "info@example.com".'),
  registration: shaped(/^\d{8}$/, 'A chamber-of-commerce number has eight digits. If there is none, leave it out.'),
  vat: shaped(/^NL\d{9}B\d{2}$/, 'Write it like "NL001234567B01", without dots. If there is none, leave it out.'),
  privacy: (text) => {
    if (isPath(text) ? isPage(text) || existsSync(`public${text}`) : isSecure(text)) return;
    return 'Write an address with https://, the path of a page, or "/privacy.pdf" for the file public/privacy.pdf.';
  },
  // It stands in the policy of the site, too, in which these signs are separators.
  messages: (text) => {
    if (/[\s,;'"*#]/.test(text)) return 'Take spaces, commas, semicolons, quotes, * and # out of it.';
    if (isPath(text) && isPage(text)) return 'That is a page of the site. Write what receives messages.';
    if (isPath(text) || isSecure(text)) return;
    return 'Write where messages go, like "https://forms.example.com/f/abc" or "/api/contact".';
  },
};

/** Checks the facts of the company that are written in a form of their own. */
export async function* checkCompany({ company }: Content): AsyncGenerator<Mistake> {
  for (const [fact, text] of Object.entries(company)) {
    const remedy = typeof text === 'string' && text.trim() && (await checks[fact]?.(text));
    if (remedy) yield mistake(companyFile, `${fact} "${text}"`, remedy);
  }
  const { seat, legalName } = company;
  if (seat && !legalName) yield mistake(companyFile, `seat "${seat}"`, 'Nothing shows it without "legalName".');
}
