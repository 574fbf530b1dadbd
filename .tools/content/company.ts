import { parsePhoneNumberFromString } from 'libphonenumber-js';
import satori from 'satori';
import { dialled, exampleFields } from '../../src/content/company.ts';
import { staticFont } from '../../src/plugins/font.ts';
import { notFound, pageOf, readAddress } from '../../src/routes.ts';
import type { Mistake } from './mistake.ts';
import type { Content } from './read.ts';

/** The form of a fact, and what to write if it has another. */
type Check = (text: string) => string | undefined;

const shaped =
  (form: RegExp, remedy: string): Check =>
  (text) =>
    form.test(text) ? undefined : remedy;

/** Other addresses are made by adding a path, so that the address must be an origin. */
const checkAddress: Check = (text) => {
  const whole = /^https?:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  if (!url?.hostname.includes('.')) return 'Write the address of the site, like "https://www.example.com".';
  const origin = `https://${url.host}`;
  if (text === origin) return;
  return `Write "${origin}": https:// and the name, with no slash or path behind it. The site lives at the root of its domain.`;
};

/** What is dialled must be the number in full, as every country understands it (E.164). The build lists the example. */
const checkPhone: Check = (text) => {
  if (exampleFields({ text }).length) return;
  const number = parsePhoneNumberFromString(text, 'NL');
  if (!number?.isValid()) return 'There is no such number. Write it like "+31 182 12 34 56", and count its digits.';
  if (dialled(text) === number.number) return;
  return `A phone would dial ${dialled(text)}. Write "${number.formatInternational()}".`;
};

/** A place for messages is written into the policy of the site, too, in which these separate one thing from the next. */
const separators = /[\s,;'"*]/;

/** Messages go over HTTPS, or to where the site itself is. */
const checkMessages: Check = (text) => {
  if (separators.test(text) || text.includes('#')) return 'Take spaces, commas, semicolons, quotes, * and # out of it.';
  if (/^\/[^/\\]/.test(text)) {
    const { pathname } = new URL(text, 'https://www.example.com');
    const isPage = pageOf(readAddress(pathname).path) !== notFound.page;
    return isPage
      ? 'That is a page of the site. Write the path of what receives messages, like "/api/contact".'
      : undefined;
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'https:' && !url.username && !url.password) return;
  return 'Write where messages go: an address like "https://forms.example.com/f/abc", or a path like "/api/contact". Without the line nothing is sent.';
};

const checks: Record<string, Check> = {
  address: checkAddress,
  registration: shaped(/^\d{8}$/, 'A chamber-of-commerce number has eight digits.'),
  vat: shaped(/^NL\d{9}B\d{2}$/, 'A VAT number is written like "NL001234567B01".'),
  postcode: shaped(/^[1-9]\d{3} [A-Z]{2}$/, 'A postcode is written like "1234 AB".'),
  phone: checkPhone,
  messages: checkMessages,
  email: shaped(/^[\w.+-]+@[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u, 'Write an address with a domain, like "info@example.com".'),
};

/** The bar has this many px beside the menu: on a phone of 320 px, and on a screen of 1024 px in Dutch. */
const room = 214;
const lines = 2;

/** How many lines of the bar a name takes. */
async function linesOf(name: string): Promise<number> {
  const style = { fontSize: 22, lineHeight: 1, letterSpacing: '-.03em', wordBreak: 'break-word', width: room };
  const text = { type: 'div', key: null, props: { style, children: name } };
  const svg = await satori(text, { width: room, fonts: [await staticFont(name, 700)] });
  return Number(/height="(\d+)"/.exec(svg)?.[1]) / style.fontSize;
}

/** Checks the facts of the company that are written in a form of their own. */
export async function checkCompany({ company }: Content): Promise<Mistake[]> {
  const file = 'src/content/company.ts';
  const shapes = Object.entries(company).flatMap(([field, text]) => {
    const remedy = text && checks[field]?.(text);
    return remedy ? [{ file, value: `${field} "${text}"`, remedy }] : [];
  });
  const { name = '' } = company;
  if ((await linesOf(name)) <= lines) return shapes;
  const remedy = `The name takes more than ${lines} lines of the bar on a phone. Write it shorter, without the legal form for example.`;
  return [...shapes, { file, value: `name "${name}"`, remedy }];
}
