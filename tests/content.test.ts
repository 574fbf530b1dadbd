import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { expect, test } from 'vitest';
import { resolveFile, weights } from '../src/build/font';
import { findDrawn } from '../src/build/measure-logo';
import { clientKeys, clients, emblemOf, timeline, wordmarkOf } from '../src/clients';
import { engagements } from '../src/content/clients';
import { dark, light } from '../src/content/colours';
import { company } from '../src/content/company';
import { defaultLanguage, languageNames } from '../src/content/languages';
import { navigation } from '../src/content/pages';
import { expertise, services } from '../src/content/services';
import { typeface } from '../src/content/typeface';
import { errorScreenWords } from '../src/language/error-screen-words';
import { flags } from '../src/language/flags';
import { messageWords } from '../src/language/message-words';
import { monthRange } from '../src/language/period';
import { loadWords } from '../src/language/words';
import { type Language, languages } from '../src/languages';
import { toDialled } from '../src/layout/contact-details';
import { itemName, notFound, pageOf, readAddress, routes } from '../src/routes';
import { sections } from '../src/sections';
import { textColoursOn } from '../src/styles/colours';
import { findLogoIssue } from './logo-issues';
import { openFont } from './open-font';
import { logoGrid } from './specification';

/**
 * What TypeScript cannot check of the content. Each failure is a list of sentences: the place, what is wrong, what to do.
 * `npm run content`, `npm run check` and `npm run build` run this file.
 */

/** What each file in the folder of a language exports. */
const wordFiles = { index: 'words', 'error-screen': 'errorScreen', messages: 'messages', flag: 'flag' };

for (const code of languages)
  for (const [file, name] of Object.entries(wordFiles)) {
    const path = `src/content/words/${code}/${file}.ts`;
    if (!existsSync(path))
      throw new Error(
        `${path} is missing. Copy the folder of another language and translate it, or remove "${code}" from src/content/languages.ts.`,
      );
    if (!readFileSync(path, 'utf8').includes(`export const ${name}`))
      throw new Error(`${path} has to export "${name}". Is it complete, and in UTF-8?`);
  }

const loadDictionary = (code: Language) =>
  loadWords(code).catch(({ message }: Error) => {
    throw new Error(`src/content/words/${code}/index.ts: the words cannot be loaded (${message}).`);
  });

const dictionaries = await Promise.all(languages.map(async (code) => [code, await loadDictionary(code)] as const));

for (const { client } of engagements)
  if (!(client in clients))
    throw new Error(
      `src/content/clients.ts: the engagement of "${client}" has no client. Correct the key, add it to "clients", or remove this line.`,
    );

const exampleValues = [/^Voorbeeld/, /example\.com$/, /^0+$/, /^NL0+B00$/, /^1234 AB$/, /^\+31 [0 ]+$/];

/** The names of the facts that are still examples. */
function findExamples(facts: object): string[] {
  const examples = Object.entries(facts).filter(([, fact]) => exampleValues.some((example) => example.test(fact)));
  return examples.map(([name]) => name);
}

const expectNone = (issues: readonly (string | false | undefined)[]) =>
  expect(issues.filter(Boolean), 'issues in the content').toEqual([]);

/** What is in a list a second time. */
const repeated = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index);

function findPeriodIssue(period: string): string | undefined {
  const [from, to] = monthRange(period);
  const length = to - from;
  if (Number.isNaN(length))
    return `"${period}": write it like "June 2022 - November 2025" or "June 2022 - now", with English months and a hyphen.`;
  if (length < 1) return `"${period}" ends before it begins: write the earlier month first.`;
  const today = new Date();
  const thisMonth = today.getFullYear() * 12 + today.getMonth();
  if (from > thisMonth) return `"${period}" has not begun yet: check the year.`;
  if (from < 1970 * 12) return `"${period}" is long ago: check the year.`;
  if (to > thisMonth + 1 && to < Number.POSITIVE_INFINITY)
    return `"${period}" is not over yet: check the year, or write "now".`;
}

function findPhoneIssue(phone: string): string | undefined {
  const dialled = toDialled(phone);
  const number = /[^\d+\s()./-]/.test(phone) ? undefined : parsePhoneNumberFromString(dialled);
  if (!number?.isValid()) return `phone "${phone}" does not exist: count its digits, as in "0182 - 12 34 56".`;
  if (number.number !== dialled) return `phone "${phone}": leave out the 0 behind the country, or write it like "(0)".`;
}

const plain = (text: string) => text.replace(/[\s.]/g, '').toUpperCase();

/** The facts that have a form, and what to write. */
const formats = {
  name: (text) => {
    const advice = 'a phone has no room for it. Shorten it, and write the whole one as "legalName".';
    if (text.split(' ').some((word) => word.length > 24))
      return `name "${text}" has a word of over 24 letters: ${advice}`;
    return text.length > 34 && `name "${text}" has over 34 characters: ${advice}`;
  },
  website: (text) => {
    return (
      !/^https:\/\/([a-z\d-]+\.)+[a-z]{2,}$/.test(text) &&
      `website "${text}": write it like "https://www.example.com", in small letters, with "https" and without a slash at its end.`
    );
  },
  street: (text) => text.split('\n').length > 2 && 'street has over two lines.',
  postcode: (text) => !/^[1-9]\d{3} ?[A-Z]{2}$/.test(text) && `postcode "${text}": write it like "1234 AB".`,
  phone: findPhoneIssue,
  email: (text) =>
    !/^[\w.+-]+@([a-z\d-]+\.)+[a-z]{2,}$/i.test(text) && `email "${text}": write it like "info@example.com".`,
  registration: (text) => !/^\d{8}$/.test(plain(text)) && `registration "${text}": a number has eight digits.`,
  vat: (text) => !/^NL\d{9}B\d{2}$/.test(plain(text)) && `vat "${text}": write it like "NL001234567B01".`,
  privacy: (text) => {
    if (/^https:\/\/\S+$/.test(text) || pageOf(readAddress(text).path) !== notFound.page) return;
    if (!/^\/(?!\/)/.test(text)) return `privacy "${text}": write "https://…", or a path like "/privacy.pdf".`;
    return !existsSync(`public${text}`) && `privacy "${text}": there is no file public${text} yet.`;
  },
  messages: (text) => {
    if (!/^(https:\/\/[^\s"'*#]+|\/(?!\/)[^\s"'*#]*)$/.test(text))
      return `messages "${text}": write a URL that begins with "https://", or a path like "/api/contact".`;
    if (!text.endsWith('.php')) return;
    if (!existsSync(`public${text}`)) return `messages "${text}": there is no file public${text} yet.`;
    return (
      readFileSync(`public${text}`, 'utf8').includes('@example.com') &&
      `messages "${text}": public${text} has an address of the example. Write your own.`
    );
  },
} satisfies Partial<Record<keyof typeof company, (text: string) => string | false | undefined>>;

/** What is wrong with the form of some facts, each by its name. */
const findFormatIssues = (facts: Partial<Record<keyof typeof formats, string>>) =>
  Object.entries(formats).map(([fact, findIssue]) => {
    const text = facts[fact as keyof typeof formats];
    return text !== undefined && findIssue(text);
  });

test('The facts of the company are complete and have the form that others can use', () => {
  const examples = findExamples(company);
  const written = Object.entries(company).filter(([fact]) => !examples.includes(fact));
  const { messages = '', messageFields = {} } = company;
  const issues = [
    ...findFormatIssues(Object.fromEntries(written)),
    company.seat && !company.legalName && 'seat is shown behind "legalName" only: add that, too.',
    /your[-_ ]|you@|@example\.com/i.test(JSON.stringify([messages, messageFields])) &&
      'messages or messageFields: this is an example. Write what the form service gave you.',
    company.messageFields && !messages && 'messages is missing: with messageFields alone, the form sends nothing.',
    ...Object.entries({ ...company, ...messageFields }).map(
      ([name, value]) =>
        typeof value === 'string' && /^\s|^$|\s$/.test(value) && `${name} is empty, or begins or ends with a space.`,
    ),
    messages.includes('web3forms.com') &&
      !messages.endsWith('/submit') &&
      'messages: Web3Forms has "/submit" at its end.',
    messages.includes('web3forms.com') && !messageFields.access_key && 'messageFields: Web3Forms needs "access_key".',
    messages === '/' && !messageFields['form-name'] && 'messageFields: Netlify needs "form-name".',
  ];
  expectNone(issues.map((issue) => issue && `src/content/company.ts, ${issue}`));
  if (examples.length)
    console.warn(`src/content/company.ts: these are still examples. Write your own: ${examples.join(', ')}.`);
  const domain = company.website.toLowerCase().replace(/^https:\/\/(www\.)?/, '');
  if (!company.email?.toLowerCase().endsWith(domain))
    console.warn(`src/content/company.ts: which is right, the website (${domain}) or the email address?`);
  if (!messages && !examples.includes('name'))
    console.warn(
      'src/content/company.ts: without "messages" the form sends nothing, and thanks the visitor all the same (src/content/MESSAGES.md).',
    );
  const functions = [`functions${messages}.js`, `api/src/functions/${messages.split('/').at(-1)}.js`];
  if (/^\/[^.]+$/.test(messages) && !functions.some((file) => existsSync(file)))
    console.warn(`src/content/company.ts: is there anything at your host that takes the messages at ${messages}?`);
  if (company.messages && !company.privacy)
    console.warn('src/content/company.ts: the form asks for names. Where is the privacy statement (GDPR)?');
  const shownNames: string[] = clientKeys.map((key) => clients[key].name);
  if (!examples.includes('name') && logoGrid.every((name) => shownNames.includes(name)))
    console.warn('src/content/clients.ts: these are still the clients of the example (src/content/README.md, 8).');
  const pictures = readdirSync('public/screenshots').map((name) => `public/screenshots/${name}`);
  for (const file of pictures.filter((one) => !readFileSync(one).includes(company.name)))
    console.warn(
      `${file} shows another name. When the site is finished, take the pictures again (src/content/README.md, 10).`,
    );
});

test('The form of each fact is checked, and its usual spellings are taken', async () => {
  const right: Partial<typeof company> = {
    website: 'https://a.nl',
    phone: '+31 (0)182 / 12 34 56',
    registration: '1234 5678',
    vat: 'NL 0012.34.567.B01',
    messages: '/api/contact',
  };
  expectNone(findFormatIssues(right));
  const wrong: Record<keyof typeof formats, readonly string[]> = {
    name: ['A name that is longer than the bar of a phone', 'Automatiseringsdienstverlening'],
    website: ['https://A.nl', 'http://a.nl', 'https://a.nl/', 'a.nl', 'https://a,nl', 'https://www..a.nl', 'https://a'],
    street: ['one\ntwo\nthree'],
    postcode: ['1234', 'AB 1234', '0123 AB'],
    phone: ['0182 - 12 34 5', '0182 - 12 34 56 b', '+31 0182 12 34 56'],
    email: ['info', 'info@example', 'mailto:info@a.nl', 'info@a..nl'],
    registration: ['12'],
    vat: ['0012'],
    privacy: ['/no-such.pdf', 'privacy.pdf'],
    messages: ['mail', 'http://a.nl', '/no-such.php'],
  };
  const examples = ['Voorbeeld IT', '1234 AB', '00000000', 'NL000000000B00', '+31 00 000 00 00', 'info@example.com'];
  expect(findExamples(examples)).toHaveLength(examples.length);
  expect(findExamples(['00345678', 'NL001234567B01', '+31 182 12 34 56', 'info@voorbeeld.nl'])).toEqual([]);
  for (const [fact, texts] of Object.entries(wrong))
    for (const text of texts) expect(findFormatIssues({ [fact]: text }).filter(Boolean), text).toHaveLength(1);
  const periods = ['June 2022', 'Juni 2022 - now', '2021 - 2022', 'June 2022 - May 2022', 'now - June 2022'];
  for (const period of [...periods, 'June 2922 - now', 'June 0221 - now'])
    expect(findPeriodIssue(period), period).toBeTruthy();
  for (const lines of ['12 18h40', 'M12 2v6m0 4 8 8M3 3h18', 'M12 18h80v50'])
    expect(await findIconIssue(lines), lines).toBeTruthy();
});

/** Finds out whether the lines of an icon fill the square of 64 × 64 that they are shown in. */
async function findIconIssue(lines: string): Promise<string | undefined> {
  if (!/^m[\d\s,.a-z-]+$/i.test(lines)) return 'lines is an SVG path, what is between the quotes of d="…".';
  const drawn = await findDrawn(`<svg><path d="${lines}" fill="none" stroke="#000"/></svg>`, [-64, -64, 192, 192]);
  const [x, y, width, height] = drawn;
  if (Math.min(x, y) < -2 || Math.max(x + width, y + height) > 66) return 'lines leave the square of 64 × 64.';
  if (Math.max(width, height) < 32) return 'lines are drawn for a smaller square than 64 × 64.';
}

test('Services are two to six, each once, with an icon that is drawn, and so is each language', async () => {
  const names = services.map(({ name }) => name as string);
  const codes = languages as readonly string[];
  expectNone([
    (names.length < 2 || names.length > 6) && 'src/content/services.ts: there is room for two to six services.',
    ...repeated(names).map((name) => `src/content/services.ts: "${name}" is there twice.`),
    ...(await Promise.all(
      services.map(async ({ name, lines }) => {
        const issue = await findIconIssue(lines);
        return issue && `src/content/services.ts, ${name}: ${issue}`;
      }),
    )),
    ...services.map(
      ({ name, dot }) =>
        dot.some((place) => place < 0 || place > 64) &&
        `src/content/services.ts, ${name}: the dot is outside of 64 × 64.`,
    ),
    ...codes.map(
      (code) => !/^[a-z]{2}$/.test(code) && `src/content/languages.ts: "${code}" is no code of two letters.`,
    ),
    ...readdirSync('src/content/words').map(
      (folder) =>
        !codes.includes(folder) &&
        `src/content/words/${folder} is not listed in src/content/languages.ts: add its line there, or delete the folder.`,
    ),
  ]);
});

test('Every period can be read, and every client and technology is named once', () => {
  const projects = timeline.flatMap((one) => one.projects.map((project) => ({ client: one.client, ...project })));
  const spellings = [...new Set(projects.flatMap(({ technologies }) => technologies))];
  expectNone([
    ...projects.map(({ client, period }) => {
      const issue = findPeriodIssue(period);
      return issue && `src/content/clients.ts, ${client}, period ${issue}`;
    }),
    ...repeated(engagements.map(({ client }) => client)).map(
      (key) => `src/content/clients.ts: ${key} has two entries: put its projects into one.`,
    ),
    ...engagements.map(({ client, projects: [first, ...others] }) => {
      const [newest = 0] = monthRange(first?.period ?? '');
      const isLater = others.some(({ period }) => monthRange(period)[0] > newest);
      return isLater && `src/content/clients.ts, ${client}: list the newest project first.`;
    }),
    ...repeated(projects.map(({ nameKey }) => nameKey)).map(
      (key) => `src/content/clients.ts: two projects have the words '${key}': give one of the clients another key.`,
    ),
    ...spellings
      .filter((one) => spellings.some((other) => other < one && other.toLowerCase() === one.toLowerCase()))
      .map(
        (technology) => `src/content/clients.ts: "${technology}" is written in two ways: write one of them everywhere.`,
      ),
    ...spellings
      .filter((one) => one.includes(','))
      .map((one) => `src/content/clients.ts: "${one}" is one text. Write a list, each technology in its own quotes.`),
    ...projects.flatMap(({ client, technologies }) =>
      repeated(technologies).map(
        (technology) => `src/content/clients.ts: ${client} has "${technology}" twice: remove one.`,
      ),
    ),
  ]);
});

test('Names of clients fit the map, their keys are no other ids, and no two pages have one path', () => {
  const ids = ['root', 'content', 'menu', 'timeline', 'sent', ...sections];
  const paths = routes.map(({ path }) => path as string);
  const names = routes.map(({ page }) => page as string);
  const enginePages = readdirSync('src/pages');
  const ownPages = existsSync('src/content/pages')
    ? readdirSync('src/content/pages').map((file) => file.replace('.tsx', ''))
    : [];
  const mapNames = clientKeys.flatMap((key) => clients[key].onMap ?? []);
  expectNone([
    mapNames.length > 4 && 'src/content/clients.ts: the map has room for four names. Remove an "onMap".',
    ...mapNames.map(
      (name, index) =>
        name.length > (index < 3 ? 14 : 4) &&
        `src/content/clients.ts, onMap "${name}": the fields have room for 14 letters, the fourth for 4. Shorten it, or let a client with a shorter name come fourth.`,
    ),
    ...repeated(mapNames).map((name) => `src/content/clients.ts: two clients have onMap "${name}".`),
    ...repeated(clientKeys.map((key) => clients[key].name.toLowerCase())).map(
      (name) => `src/content/clients.ts: two clients have the name "${name}". Tell them apart, or remove one.`,
    ),
    ...Object.keys(clients).map((key) => {
      if (!/^[a-z\d]+$/.test(key)) return `src/content/clients.ts, "${key}": use small letters and digits only.`;
      return (
        ids.includes(key) && `src/content/clients.ts, "${key}": a part of the page has this name. Write another one.`
      );
    }),
    ...paths.map(
      (path) => !/^\/$|^\/[a-z\d-]{3,}$/.test(path) && `src/content/pages.ts, "${path}": write it like "/jobs".`,
    ),
    ...repeated(paths).map((path) => `src/content/pages.ts, "${path}": two pages have this path.`),
    ...routes.map(
      ({ page }) =>
        !enginePages.includes(page) &&
        !ownPages.includes(page) &&
        `src/content/pages.ts: the page "${page}" has no component. Write src/content/pages/${page}.tsx, or remove its line.`,
    ),
    ...ownPages.map(
      (page) =>
        !names.includes(page) &&
        `src/content/pages/${page}.tsx is no page: add its line to src/content/pages.ts, or delete it.`,
    ),
  ]);
});

test('Every page, service and project has its words in every language, and a year its twelve months', () => {
  const shown: string[] = [
    ...navigation.map((item) => `nav.${itemName(item)}`),
    ...routes.flatMap(({ page }) => [`page.${page}.title`, `page.${page}.description`]),
    ...services.flatMap(({ name }) => [`services.${name}.title`, `services.${name}.text`]),
    ...expertise.flatMap((field) => [`about.expertise.${field}.title`, `about.expertise.${field}.text`]),
    ...timeline.flatMap(({ projects }) => projects.flatMap(({ nameKey, descKey }) => [nameKey, descKey])),
  ];
  const ofDefault = dictionaries.flatMap(([code, words]) => (code === defaultLanguage ? Object.keys(words) : []));
  const keys = new Set([...ofDefault, ...shown]);
  expectNone(
    dictionaries.flatMap(([code, words]) => [
      ...[...keys].map((key) => !(key in words) && `src/content/words/${code}/index.ts: add a line for '${key}'.`),
      ...Object.keys(words)
        .filter((key) => /^(page|services|about\.expertise|portfolio)\.\w+\.\w+$/.test(key) && !shown.includes(key))
        .map(
          (key) =>
            `src/content/words/${code}/index.ts: no page, service or project shows '${key}'. Add one that does, or remove the text.`,
        ),
      words['portfolio.months']?.split(' ').length !== 12 &&
        `src/content/words/${code}/index.ts, 'portfolio.months': write twelve names, with one space between them.`,
    ]),
  );
});

test('Every logo is there and can be shown', async () => {
  const files = [
    ...clientKeys.map((key) => ({ file: `public${wordmarkOf(key)}`, use: 'wordmark' as const })),
    ...timeline.map(({ client }) => ({ file: `public${emblemOf(client)}`, use: 'emblem' as const })),
  ].map((one) => ({ ...one, svg: existsSync(one.file) ? readFileSync(one.file, 'utf8') : undefined }));
  const logos = files.map(async ({ file, use, svg }) => {
    if (svg === undefined) return `${file} is missing: put the logo of the client there.`;
    const issue = await findLogoIssue(svg, use);
    return issue && `${file} ${issue}`;
  });
  // Each file of `public/` is published.
  const left = ['wordmarks', 'emblems'].flatMap((folder) =>
    readdirSync(`public/logos/${folder}`)
      .map((name) => `public/logos/${folder}/${name}`)
      .filter((file) => !files.some((one) => one.file === file))
      .map((file) => `${file} is shown nowhere: name its client in src/content/clients.ts, or delete it.`),
  );
  const copies = files.filter((one, index) =>
    files.slice(0, index).some(({ use, svg }) => use === one.use && svg !== undefined && svg === one.svg),
  );
  const icon = 'public/app-icons/icon.svg';
  expectNone([
    ...(await Promise.all(logos)),
    ...left,
    ...copies.map(({ file }) => `${file} is the logo of another client, too.`),
    !(existsSync(icon) && /viewBox="0 0 512 512"/.test(readFileSync(icon, 'utf8'))) &&
      `${icon} is missing, or is not drawn for viewBox="0 0 512 512".`,
  ]);
});

/** A contrast that is just too low must not look as if it were enough. */
const floor = (contrast: number) => Math.floor(contrast * 10) / 10;

test('Every text has a contrast of 7:1 in both schemes (WCAG 2.2, 1.4.6)', () => {
  expectNone(
    Object.entries({ light, dark }).flatMap(([scheme, colours]) =>
      Object.entries(colours).map(
        ([name, colour]) =>
          !/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(colour) &&
          `src/content/colours.ts, ${scheme}, ${name} "${colour}": write "#" and six digits.`,
      ),
    ),
  );
  const issues = Object.entries({ light, dark }).flatMap(([scheme, colours]) =>
    Object.entries(textColoursOn).flatMap(([background, texts]) =>
      texts.map((text) => {
        const contrast = wcagContrast(colours[text], colours[background as keyof typeof light]);
        return contrast < 7 && `${scheme}: ${text} on ${background} has ${floor(contrast)}:1, less than 7:1.`;
      }),
    ),
  );
  expectNone(issues.map((issue) => issue && `src/content/colours.ts, ${issue}`));
});

test('What is large, or no text, has a contrast of 3:1 (WCAG 2.2, 1.4.3 and 1.4.11)', () => {
  const seenOn = {
    edge: ['paper', 'porcelain', 'card'],
    emblem: ['porcelain'],
    // The thanks, in large letters.
    ink: ['water'],
    spark: ['paper', 'deep'],
  } as const;
  expectNone(
    Object.entries({ light, dark }).flatMap(([scheme, colours]) =>
      Object.entries(seenOn).flatMap(([name, backgrounds]) =>
        backgrounds.map((background) => {
          const contrast = wcagContrast(colours[name as keyof typeof light], colours[background]);
          return (
            contrast < 3 &&
            `src/content/colours.ts, ${scheme}: ${name} on ${background} has ${floor(contrast)}:1, less than 3:1.`
          );
        }),
      ),
    ),
  );
});

test('The typeface is a variable, upright font, and has every character of the texts', () => {
  const file = resolveFile(typeface);
  const font = openFont(readFileSync(file));
  const { min = 0, max = 0 } = font.variationAxes.wght ?? {};
  const all = { company, clients, engagements, errorScreenWords, messageWords, ...Object.fromEntries(dictionaries) };
  const missing = [...new Set(JSON.stringify(all).replaceAll('\\n', ''))].filter(
    // A soft hyphen is drawn as a hyphen.
    (character) =>
      character > ' ' && character !== '\u00ad' && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  expectNone([
    (min > weights.min || max < weights.max) && `src/content/typeface.ts: ${typeface} is not variable from 400 to 700.`,
    typeface.includes('italic') && `src/content/typeface.ts: ${typeface} is italic. Name the upright file.`,
    missing.length > 0 && `The typeface has no "${missing.join('", "')}": take it out of the texts.`,
  ]);
});

test('No text is empty or contains HTML, and titles and descriptions fit search results', () => {
  expectNone(
    dictionaries.flatMap(([code, words]) =>
      Object.entries(words).map(([key, text]: [string, string]) => {
        const place = `src/content/words/${code}/index.ts, '${key}'`;
        const limit = /^page\..*\.title$/.test(key) ? 60 : /^page\..*\.description$/.test(key) ? 155 : 2000;
        if (!text.trim() || text !== text.trim()) return `${place} is empty, or begins or ends with a space.`;
        if (/<\/?[a-z]+(\s[^>]*)?>|&#?\w+;/.test(text)) return `${place} contains HTML, which visitors would read.`;
        return text.length > limit && `${place} has over ${limit} characters: shorten it.`;
      }),
    ),
  );
  expectNone(
    dictionaries.flatMap(([code, words]) =>
      ['title', 'description'].flatMap((part) => {
        const texts = routes.map(({ page }) => words[`page.${page}.${part}` as keyof typeof words]);
        return repeated(texts).map(
          (text) => `src/content/words/${code}/index.ts: two pages have the ${part} “${text}”.`,
        );
      }),
    ),
  );
  for (const [index, [code, words]] of dictionaries.entries())
    for (const [other, others] of dictionaries.slice(0, index)) {
      expect(words, `src/content/words: "${code}" and "${other}" have the same words`).not.toBe(others);
      const known = Object.values<string>(others);
      const copies = Object.entries<string>(words).filter(([, text]) => text.includes(' ') && known.includes(text));
      if (copies.length)
        console.warn(
          `src/content/words/${code}/index.ts has texts of "${other}": ${copies.map(([key]) => key).join(', ')}.`,
        );
    }
  const tables = { 'error-screen': errorScreenWords, messages: messageWords, flag: flags };
  for (const [file, table] of Object.entries(tables))
    for (const [index, code] of languages.entries()) {
      const text = JSON.stringify(table[code]);
      const copied = languages.slice(0, index).find((other) => JSON.stringify(table[other]) === text);
      if (copied) console.warn(`src/content/words/${code}/${file}.ts is the same as that of "${copied}": change one.`);
    }
  for (const name of repeated(Object.values(languageNames)))
    console.warn(`src/content/languages.ts has "${name}" twice: change one.`);
});
