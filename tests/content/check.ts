import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { resolvePackageFile, weights } from '../../src/build/font';
import { findContentBox } from '../../src/build/measure-logo';
import { getMonthRange } from '../../src/language/period';
import { toE164 } from '../../src/layout/contact-details';
import type { Company } from '../../src/schema';
import { sections } from '../../src/sections';
import { type Content, namesIn } from './load';
import { findLogoIssue } from './logo-issues';
import { openFont } from './open-font';

// What TypeScript cannot check of the content. Each issue is a sentence: the file, what is wrong, what to do.

type Issues = (string | false | undefined)[];

const report = (file: string, issues: Issues) => issues.filter(Boolean).map((issue) => `${file}: ${issue}`);

/** What is in a list a second time. */
const repeated = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index);

/** The pages: what has an item with `page`. */
const pagesOf = ({ navigation }: Content) => navigation.flatMap(({ path, page }) => (page ? [{ path, page }] : []));

/** The projects, each with the beginning of the keys of its words. */
const projectsOf = ({ engagements }: Content) =>
  engagements.flatMap(({ client, projects }) =>
    projects.map((project, index) => ({ client, ...project, key: `portfolio.${client}${index ? index + 1 : ''}` })),
  );

const exampleValues = [/^Voorbeeld/, /example\.com$/, /^0+$/, /^NL0+B00$/, /^1234 AB$/, /^\+31 [0 ]+$/];

/** The names of the facts that are still examples. */
const findExamples = (company: Company) =>
  Object.entries(company).flatMap(([name, fact]) =>
    exampleValues.some((example) => example.test(fact)) ? [name] : [],
  );

function findPhoneIssue(phone: string): string | undefined {
  const dialled = toE164(phone);
  const number = /[^\d+\s()./-]/.test(phone) ? undefined : parsePhoneNumberFromString(dialled);
  if (!number?.isValid()) return 'there is no such number. Count its digits, as in "0182 - 12 34 56".';
  if (number.number !== dialled) return 'a 0 follows the country. Leave it out, or write it like "(0)".';
}

function findPrivacyIssue(address: string, content: Content): string | false {
  if (/^https:\/\/\S+$/.test(address)) return false;
  if (!/^\/(?!\/)/.test(address)) return 'this is no address. Write "https://…", or a path like "/privacy.pdf".';
  const path = address.replace(/^\/[a-z]{2}(?=\/)/, '');
  if (pagesOf(content).some((page) => page.path === path)) return false;
  return (
    !existsSync(content.folders.public + address) && `there is no file public${address}. Put it there, or correct it.`
  );
}

function findEndpointIssue(endpoint: string, { folders, company: { formFields = {} } }: Content) {
  if (!/^(https:\/\/[^\s"'*#]+|\/(?!\/)[^\s"'*#]*)$/.test(endpoint))
    return 'this is no address. Write a URL that begins with "https://", or a path like "/api/contact".';
  if (endpoint.includes('web3forms.com')) {
    if (!endpoint.endsWith('/submit')) return 'Web3Forms has "/submit" at its end. Add it.';
    return !formFields.access_key && 'Web3Forms needs "access_key". Add it to formFields.';
  }
  if (endpoint === '/') return !formFields['form-name'] && 'Netlify needs "form-name". Add it to formFields.';
  if (!endpoint.endsWith('.php')) return false;
  const file = folders.public + endpoint;
  if (!existsSync(file)) return `there is no file public${endpoint}. Put it there (src/content/MESSAGES.md).`;
  return (
    readFileSync(file, 'utf8').includes('@example.com') &&
    `public${endpoint} has an address of the example. Write your own.`
  );
}

/** What is wrong with the form of a fact. */
const formats: Partial<Record<keyof Company, (text: string, content: Content) => string | false | undefined>> = {
  name: (text) =>
    (text.length > 34 || text.split(' ').some((word) => word.length > 24)) &&
    'a phone has no room for over 34 letters, or 24 in a word. Shorten it, and write the whole one as "legalName".',
  website: (text) =>
    !/^https:\/\/([a-z\d-]+\.)+[a-z]{2,}$/.test(text) &&
    'this is no web address. Write it like "https://www.example.com", in small letters, without a slash at its end.',
  postcode: (text) => !/^[1-9]\d{3} ?[A-Z]{2}$/.test(text) && 'this is no postcode. Write it like "1234 AB".',
  phone: findPhoneIssue,
  email: (text) =>
    !/^[\w.+-]+@([a-z\d-]+\.)+[a-z]{2,}$/i.test(text) && 'this is no email address. Write it like "info@example.com".',
  registration: (text) => text.replace(/\D/g, '').length !== 8 && 'this is no such number. Write its eight digits.',
  vat: (text) =>
    !/^NL\d{9}B\d{2}$/i.test(text.replace(/[\s.]/g, '')) && 'this is no VAT number. Write it like "NL001234567B01".',
  privacy: findPrivacyIssue,
  formEndpoint: findEndpointIssue,
};

function checkCompany(content: Content): string[] {
  const { company } = content;
  const { formFields = {}, ...facts } = company;
  const examples = findExamples(company);
  return report('src/content/company.ts', [
    ...Object.entries(facts).map(([name, text]) => {
      const issue = !examples.includes(name) && formats[name as keyof Company]?.(text, content);
      return issue && `${name} ${JSON.stringify(text)}: ${issue}`;
    }),
    ...Object.entries({ ...facts, ...formFields }).map(
      ([name, text]) => /^\s|^$|\s$/.test(text) && `${name} is empty, or begins or ends with a space. Correct it.`,
    ),
    company.seat && !company.legalName && 'seat is shown behind "legalName" only. Add that, too.',
    company.formFields && !company.formEndpoint && 'the form sends nothing with formFields alone. Add formEndpoint.',
    /your[-_ ]|you@|@example\.com/i.test(JSON.stringify([company.formEndpoint, company.formFields])) &&
      'formEndpoint or formFields has an example. Write what the form service gave you.',
  ]);
}

function checkLanguages({ languageNames, folders }: Content): string[] {
  const codes = Object.keys(languageNames);
  return [
    ...report(
      'src/content/languages.ts',
      codes.map((code) => !/^[a-z]{2}$/.test(code) && `"${code}" is no code of two letters. Correct it.`),
    ),
    ...namesIn(join(folders.content, 'words')).flatMap((folder) =>
      report(`src/content/words/${folder}`, [
        !codes.includes(folder) &&
          'this language is not listed. Add its line to src/content/languages.ts, or delete the folder.',
      ]),
    ),
  ];
}

function checkPages(content: Content): string[] {
  const [pages, folder] = [pagesOf(content), join(content.folders.content, 'pages')];
  const own = namesIn(folder).map((file) => file.replace('.tsx', ''));
  const components = [...namesIn('src/pages'), ...own];
  return [
    ...report('src/content/pages.ts', [
      ...pages.map(({ path }) => !/^\/$|^\/[a-z\d-]{3,}$/.test(path) && `"${path}" is no path. Write it like "/jobs".`),
      ...repeated(pages.map(({ path }) => path)).map((path) => `two pages have the path "${path}". Change one.`),
      ...pages.map(
        ({ page }) =>
          !components.includes(page) &&
          `the page "${page}" has no component. Write src/content/pages/${page}.tsx, or remove its line.`,
      ),
    ]),
    ...own.flatMap((name) =>
      report(`src/content/pages/${name}.tsx`, [
        !pages.some(({ page }) => page === name) &&
          'this is no page. Add its line to src/content/pages.ts, or delete it.',
      ]),
    ),
  ];
}

/** Finds out whether the path of an icon fills the square of 64 × 64 that they are shown in. */
async function findIconIssue(path: string): Promise<string | undefined> {
  if (!/^m[\d\s,.a-z-]+$/i.test(path)) return 'path is no SVG path. Write what is between the quotes of d="…".';
  const svg = `<svg><path d="${path}" fill="none" stroke="#000"/></svg>`;
  const [x, y, width, height] = await findContentBox(svg, [-64, -64, 192, 192]);
  if (Math.min(x, y) < -2 || Math.max(x + width, y + height) > 66)
    return 'path leaves the square of 64 × 64. Draw it smaller.';
  if (Math.max(width, height) < 32) return 'path is drawn for a smaller square than 64 × 64. Draw it larger.';
}

async function checkServices({ services }: Content): Promise<string[]> {
  const icons = services.map(async ({ name, path }) => {
    const issue = await findIconIssue(path);
    return issue && `${name}: ${issue}`;
  });
  return report('src/content/services.ts', [
    (services.length < 2 || services.length > 6) && 'there is room for two to six services. Add or remove one.',
    ...repeated(services.map(({ name }) => name)).map((name) => `"${name}" is there twice. Remove one.`),
    ...(await Promise.all(icons)),
  ]);
}

function findPeriodIssue(period: string): string | undefined {
  const [from, to] = getMonthRange(period);
  const today = new Date();
  const thisMonth = today.getFullYear() * 12 + today.getMonth();
  if (Number.isNaN(to - from))
    return 'it cannot be read. Write it like "June 2022 - November 2025" or "June 2022 - now", with English months and a hyphen.';
  if (to <= from) return 'it ends before it begins. Write the earlier month first.';
  if (from > thisMonth || from < 1970 * 12) return 'it begins long ago, or has not begun yet. Check the year.';
  if (to > thisMonth + 1 && to < Number.POSITIVE_INFINITY) return 'it is not over yet. Check the year, or write "now".';
}

/** The ids of other parts of the page. */
const ids: readonly string[] = ['root', 'content', 'menu', 'timeline', 'sent', ...sections];

/** The fields of the map have room for so many letters. */
const mapRoom = [14, 14, 14, 4];

function checkClients({ clients }: Content): string[] {
  const names = Object.values(clients).map(({ name }) => name.toLowerCase());
  const mapNames = Object.values(clients).flatMap(({ mapLabel }) => mapLabel ?? []);
  return report('src/content/clients.ts', [
    ...Object.keys(clients).map(
      (key) => !/^[a-z\d]+$/.test(key) && `"${key}" is no key. Use small letters and digits only.`,
    ),
    ...Object.keys(clients).map((key) => ids.includes(key) && `a part of the page is "${key}". Write another key.`),
    ...repeated(names).map((name) => `two clients have the name "${name}". Tell them apart, or remove one.`),
    mapNames.length > mapRoom.length && 'the map has room for four names. Remove an "mapLabel".',
    ...mapNames.map(
      (name, index) =>
        name.length > (mapRoom[index] ?? 14) &&
        `mapLabel "${name}" has over ${mapRoom[index]} letters. Shorten it, or let a client with a shorter name come fourth.`,
    ),
  ]);
}

function checkEngagements(content: Content): string[] {
  const { engagements } = content;
  const projects = projectsOf(content);
  const isLater = (period: string, first = '') => getMonthRange(period)[0] > getMonthRange(first)[0];
  return report('src/content/clients.ts', [
    ...repeated(engagements.map(({ client }) => client)).map(
      (key) => `${key} has two engagements. Put its projects into one.`,
    ),
    ...engagements.map(
      ({ client, projects: [first, ...earlier] }) =>
        earlier.some(({ period }) => isLater(period, first?.period)) && `${client}: list the newest project first.`,
    ),
    ...projects.map(({ client, period }) => {
      const issue = findPeriodIssue(period);
      return issue && `${client}, period "${period}": ${issue}`;
    }),
    ...projects.flatMap(({ client, technologies }) =>
      repeated(technologies).map((technology) => `${client} has "${technology}" twice. Remove one.`),
    ),
    ...projects
      .flatMap(({ technologies }) => technologies)
      .map((name) => name.includes(',') && `"${name}" is one text. Write a list, each technology in its own quotes.`),
  ]);
}

/** The issues of each drawing, by its text and use. */
const logoIssues = new Map<string, Promise<string | undefined>>();

async function checkLogos({ clients, engagements, folders }: Content): Promise<string[]> {
  const shown = {
    wordmarks: Object.keys(clients),
    emblems: engagements.map(({ client }) => client).filter((client) => client in clients),
  };
  const checkLogo = async (use: keyof typeof shown, name: string) => {
    const [file, names] = [`public/logos/${use}/${name}`, shown[use].map((key) => `${key}.svg`)];
    const path = join(folders.public, 'logos', use, name);
    if (!existsSync(path)) return report(file, ['this logo is missing. Put the drawing of the client there.']);
    const svg = readFileSync(path, 'utf8');
    if (!names.includes(name))
      return report(file, ['it is shown nowhere. Name its client in src/content/clients.ts, or delete it.']);
    const issue = logoIssues.get(use + svg) ?? findLogoIssue(svg, use === 'wordmarks' ? 'wordmark' : 'emblem');
    logoIssues.set(use + svg, issue);
    return report(file, [await issue]);
  };
  const issues = (['wordmarks', 'emblems'] as const).flatMap((use) => {
    const names = [...shown[use].map((key) => `${key}.svg`), ...namesIn(join(folders.public, 'logos', use))];
    return [...new Set(names)].map((name) => checkLogo(use, name));
  });
  const icon = join(folders.public, 'app-icons/icon.svg');
  return [
    ...(await Promise.all(issues)).flat(),
    ...report('public/app-icons/icon.svg', [
      !(existsSync(icon) && readFileSync(icon, 'utf8').includes('viewBox="0 0 512 512"')) &&
        'this icon is missing, or is not drawn for viewBox="0 0 512 512". Draw it so.',
    ]),
  ];
}

/** The contrast that each of some colours needs on each of some backgrounds. What is large, or no text, needs less. */
const neededContrasts: [colours: string[], grounds: string[], needed: number][] = [
  [['ink', 'quiet', 'delft', 'error'], ['paper', 'porcelain', 'card'], 7],
  [['on-delft'], ['delft', 'delft-strong'], 7],
  [['on-deep', 'on-deep-quiet'], ['deep', 'deepest'], 7],
  [['deep'], ['on-deep'], 7],
  [['edge'], ['paper', 'porcelain', 'card'], 3],
  [['emblem'], ['porcelain'], 3],
  // The thanks, in large letters.
  [['ink'], ['water'], 3],
  [['spark'], ['paper', 'deep'], 3],
];

const pairs = neededContrasts.flatMap(([colours, grounds, needed]) =>
  colours.flatMap((part) => grounds.map((ground) => [part, ground, needed] as const)),
);

/** Every text needs a contrast of 7:1, other parts one of 3:1 (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
function checkColours({ light, dark }: Content): string[] {
  return Object.entries({ light, dark }).flatMap(([scheme, colours]) => {
    const wrong = Object.entries(colours).filter(
      ([, colour]) => !/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(colour),
    );
    const contrasts = pairs.map(([part, ground, needed]) => {
      const contrast = wcagContrast(colours[part] ?? '', colours[ground] ?? '');
      // Rounded down: what is just too low must not look as if it were enough.
      const rounded = Math.floor(contrast * 10) / 10;
      return (
        contrast < needed &&
        `${scheme}, ${part} on ${ground} has a contrast of ${rounded}:1. Make it ${needed}:1 or more.`
      );
    });
    return report('src/content/colours.ts', [
      ...wrong.map(([name, colour]) => `${scheme}, ${name} "${colour}" is no colour. Write "#" and six digits.`),
      ...(wrong.length ? [] : contrasts),
    ]);
  });
}

function checkTypeface({ typeface, folders: _, ...texts }: Content): string[] {
  const font = openFont(readFileSync(resolvePackageFile(typeface)));
  const { min = 0, max = 0 } = font.variationAxes.wght ?? {};
  const hasGlyph = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  const characters = [...new Set(JSON.stringify(texts).replaceAll('\\n', ''))];
  // A soft hyphen is drawn as a hyphen.
  const missing = characters.filter((sign) => sign > ' ' && sign !== '\u00ad' && !hasGlyph(sign));
  return report('src/content/typeface.ts', [
    (min > weights.min || max < weights.max) && `${typeface} is not variable from 400 to 700. Name another file.`,
    typeface.includes('italic') && `${typeface} is italic. Name the upright file.`,
    missing.length > 0 && `it has no "${missing.join('", "')}". Take these out of the texts.`,
  ]);
}

/** The keys that pages, services and projects show. */
const shownKeys = (content: Content) => [
  ...content.navigation.map(({ section, page }) => `nav.${section ?? page}`),
  ...pagesOf(content).flatMap(({ page }) => [`page.${page}.title`, `page.${page}.description`]),
  ...content.services.flatMap(({ name }) => [`services.${name}.title`, `services.${name}.text`]),
  ...content.expertise.flatMap((field) => [`about.expertise.${field}.title`, `about.expertise.${field}.text`]),
  ...projectsOf(content).flatMap(({ key }) => [`${key}.name`, `${key}.desc`]),
  'page.not-found.title',
  'page.not-found.description',
];

function findTextIssue(key: string, text: string): string | undefined {
  const limit = /^page\..*\.title$/.test(key) ? 60 : /^page\..*\.description$/.test(key) ? 155 : 2000;
  if (text.length > limit) return `has over ${limit} characters. Shorten it.`;
  if (!text || text !== text.trim()) return 'is empty, or begins or ends with a space. Correct it.';
  if (/<\/?[a-z]+(\s[^>]*)?>|&#?\w+;/.test(text)) return 'contains HTML, which visitors would read. Take it out.';
  if (key === 'portfolio.months' && text.split(' ').length !== 12)
    return 'is not a year. Write twelve names, with one space between them.';
}

function checkWords(content: Content): string[] {
  const shown = shownKeys(content);
  return content.languages.flatMap(({ code, words }) => {
    const titles = pagesOf(content).map(({ page }) => words[`page.${page}.title`] ?? page);
    return report(`src/content/words/${code}/index.ts`, [
      ...shown.map((key) => !(key in words) && `'${key}' is missing. Add a line for it.`),
      ...repeated(titles).map((title) => `two pages have the title “${title}”. Change one.`),
      ...Object.entries(words).map(([key, text]) => {
        const issue = findTextIssue(key, text);
        return issue && `'${key}' ${issue}`;
      }),
    ]);
  });
}

/** Finds what is wrong in the two folders of the owner. */
export async function findIssues(content: Content): Promise<string[]> {
  return [
    ...checkCompany(content),
    ...checkLanguages(content),
    ...checkPages(content),
    ...(await checkServices(content)),
    ...checkClients(content),
    ...checkEngagements(content),
    ...(await checkLogos(content)),
    ...checkColours(content),
    ...checkTypeface(content),
    ...checkWords(content),
  ];
}

/** Finds what may be right, but has to be looked at. */
export function findWarnings({ company, languages }: Content): string[] {
  const found = findExamples(company);
  const { formEndpoint = '', privacy } = company;
  const domain = company.website.toLowerCase().replace(/^https:\/\/(www\.)?/, '');
  const copies = languages.flatMap(({ code, words }, index) =>
    languages.slice(0, index).map((earlier) => {
      const known = Object.values(earlier.words);
      const keys = Object.keys(words).filter((key) => words[key]?.includes(' ') && known.includes(words[key] ?? ''));
      return (
        keys.length > 0 && `words/${code}/index.ts has texts of "${earlier.code}": ${keys.join(', ')}. Translate them.`
      );
    }),
  );
  return [
    ...report('src/content/company.ts', [
      found.length > 0 && `these are still examples: ${found.join(', ')}. Write your own.`,
      !company.email.toLowerCase().endsWith(domain) &&
        `the email address is not one of the website (${domain}). Check both.`,
      !formEndpoint &&
        !found.includes('name') &&
        'without "formEndpoint" the form sends nothing, and thanks the visitor all the same. See src/content/MESSAGES.md.',
      formEndpoint !== '' &&
        !privacy &&
        'the form asks for names. Add "privacy", the address of your statement (GDPR).',
    ]),
    ...report('src/content', copies),
  ];
}
