import { readdirSync, readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { checkContent } from '../../.tools/content/check';
import { hintsOf } from '../../.tools/content/clients';
import { type Mistake, syntaxMistake } from '../../.tools/content/mistake';
import { checkNames, companyFile as company } from '../../.tools/content/names';
import type { Content } from '../../.tools/content/read';
import { exampleFields } from '../../src/content/company';
import { instance, locate, openFont, typeface } from '../../src/plugins/font';
import { dark, light } from '../../src/styles/colours';
import { dictionaries, first, second } from '../content';

/** A drawing of 100 × 100. */
const svg = (drawing: string, size = 'viewBox="0 0 100 100"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}</svg>`);

const drawing = svg('<path d="M10 10v80h20v-80zM60 10v80h20v-80z" fill="#1c7"/>');
const wordmark = { path: 'public/logos/wordmarks/molen.svg', bytes: drawing };
const emblem = { path: 'public/logos/emblems/molen.svg', bytes: drawing };

const project = (texts: string, period: string, ...technologies: string[]) => ({
  nameKey: `portfolio.${texts}.name`,
  period,
  technologies,
});
const mill = project('molen', 'June 2022 - November 2025', 'Azure');

const words: Record<string, string> = {
  // The pages ask for these.
  ...Object.fromEntries(
    Object.keys(dictionaries[first])
      .filter((key) => /^(nav|page)\./.test(key))
      .map((key) => [key, 'IT']),
  ),
  'services.advice.title': 'Advice',
  'services.advice.text': 'What to keep.',
  'portfolio.molen.name': 'Mill',
  'portfolio.molen.desc': 'Turns.',
};

/** Content that may be another than the types promise. */
type Change = { [Part in keyof Content]?: unknown };

/** The content of a small company that made no mistake. */
const sound = {
  company: {
    name: 'Zon IT',
    address: 'https://www.polderlicht.nl',
    street: 'Dorpsstraat 10',
    postcode: '2801 GA',
    city: 'Gouda',
    phone: '+31 182 12 34 56',
    email: 'info@polderlicht.nl',
  },
  clients: { molen: { name: 'De Molen' } },
  engagements: [{ client: 'molen', projects: [mill] }],
  services: ['advice'],
  expertise: [],
  paths: ['/', '/about'],
  languages: ['en', 'nl'],
  defaultLanguage: 'nl',
  ofLanguages: { 'src/content/flags.ts, flags': { en: [], nl: [] } },
  dictionaries: { en: words, nl: { ...words, 'services.advice.text': 'Keep.' } },
  schemes: { light, dark },
  wordmarks: [wordmark],
  emblems: [emblem],
  pictures: [],
  icon: `<svg><path class="fill-delft" fill="${light.delft}"/></svg>`,
  typeface,
  font: openFont(readFileSync(locate(typeface))),
} satisfies Change;

const changed = (change: Change) => ({ ...sound, ...change }) as unknown as Content;
const check = (change: Change) => checkContent(changed(change));

const facts = (change: Record<string, unknown>) => ({ company: { ...sound.company, ...change } });
const dutch = (change: Record<string, string>) => ({ dictionaries: { en: words, nl: { ...words, ...change } } });
const projects = (...all: object[]) => ({ engagements: [{ client: 'molen', projects: all }] });
const during = (period: string) => projects(project('molen', period, 'Azure'));
const drawn = (bytes: Buffer) => ({ wordmarks: [{ ...wordmark, bytes }] });
const alsoClient = (key: string) => ({
  clients: { ...sound.clients, [key]: { name: 'Other' } },
  wordmarks: [wordmark, { ...wordmark, path: `public/logos/wordmarks/${key}.svg` }],
});
const renamed = (name: string) => ({ wordmarks: [{ ...wordmark, path: `public/logos/wordmarks/${name}` }] });
const { 'portfolio.molen.name': name, 'portfolio.molen.desc': desc, ...others } = words;
const misspelt = { ...others, 'portfolio.moeln.name': name ?? '', 'portfolio.moeln.desc': desc ?? '' };
const { 'nav.about': _, ...withoutAbout } = words;
const long = 'What the company does for its clients, and what it leaves to others';

const engagements = 'src/content/engagements.ts';
const clients = 'src/content/clients.ts';
const dutchWords = 'src/language/nl.ts';
const colours = 'src/styles/colours.ts';

/** Content that is refused: the change, the file that is named, and parts of what is wrong and of what to do. */
type Refusal = readonly [change: Change, file: string, value: string, remedy: string];

const ofCompany = (
  [
    ['address', 'https://x.nl/', 'Write "https://x.nl"'],
    ['address', 'http://x.nl/it', 'Write "https://x.nl"'],
    ['address', 'www.x.nl', 'Write "https://www.x.nl"'],
    ['address', 'on the web', 'like "https://www.example.com"'],
    ['phone', '0182 12 34 56', 'Write "+31 182 123 456"'],
    ['phone', '+31 182 12 34 5', 'count its digits'],
    ['email', 'info@polderlicht', 'with a domain'],
    ['postcode', '2801GA', '"1234 AB"'],
    ['registration', '1234567', 'eight digits'],
    ['vat', 'NL00.12.34.567.B01', 'without dots'],
    ['seat', 'Gouda', 'Nothing shows it without "legalName"'],
    ['privacy', '/nobody/knows.pdf', 'the file public/'],
    ['messages', 'http://forms.example.nl/f/abc', 'Write where messages go'],
    ['messages', '//forms.example.nl/f', 'Write where messages go'],
    ['messages', 'https://a:b@forms.example.nl/f', 'Write where messages go'],
    ['messages', '/api;x', 'Take spaces, commas'],
    ['messages', `/${second}/portfolio/`, 'a page of the site'],
    ['name', 'Ingenieursbureau Van der Meer en Zonen B.V.', 'shorter'],
    ['city', 'Gouda 🧀', '"🧀" (U+1F9C0)'],
    ['city', 'Gouda ', 'space'],
    ['city', 'Gouda &amp; Delft', '"&amp;"'],
  ] as const
).map(([fact, text, remedy]): Refusal => [facts({ [fact]: text }), company, `${fact} "${text}"`, remedy]);

const ofLogos = (
  [
    [Buffer.from('hello'), 'Inside it is no drawing'],
    [svg('<script>alert(1)</script>'), 'a script'],
    [svg('<path onload="alert(1)" d="M0 0h9v9z"/>'), 'a script'],
    [svg('<use href="other.svg#a"/>'), 'another file'],
    [svg('<image href="data:image/png;base64,AA"/>'), 'as paths'],
    [svg('<text y="50">Molen</text>'), 'Convert text to paths'],
    [svg('<path d="M0 0h9v9z"/>', ''), 'viewBox'],
    [svg(`<path d="${'M0 0h9v9z'.repeat(20_000)}"/>`), 'larger than 100 KB'],
    [svg('<path fill="#fff" d="M0 0h99v99H0z"/><path d="M20 20v60h9v-60z"/>'), 'solid bar'],
    [svg(''), 'shows nothing'],
    [svg('<path d="M0 0"'), 'Export it anew'],
  ] as const
).map(([bytes, remedy]): Refusal => [drawn(bytes), wordmark.path, 'the logo', remedy]);

const refusals: Refusal[] = [
  ...ofCompany,
  ...ofLogos,
  [facts({ city: '' }), company, 'city is empty', 'Write it, or take the line out'],
  [dutch({ 'nav.home': '<b>Thuis</b>' }), dutchWords, 'nav.home "<b>Thuis</b>"', 'as it stands'],
  [dutch({ 'page.about.title': long }), dutchWords, `page.about.title "${long}"`, 'show 51 characters'],
  [dutch({ 'page.about.description': long.repeat(3) }), dutchWords, 'page.about.description', 'show 155 characters'],
  [dutch({ 'portfolio.oud.name': 'Oud' }), dutchWords, "'portfolio.oud.name'", `Nothing in ${engagements} asks for it`],
  [dutch({ 'services.oud.text': 'Oud' }), dutchWords, "'services.oud.text'", 'Nothing in src/content/services.ts'],
  [{ dictionaries: { en: words, nl: withoutAbout } }, dutchWords, "no 'nav.about'", 'src/routes.ts asks for it'],

  // One key that is misspelt in one place, or in all texts, is one mistake.
  [{ clients: { moeln: { name: 'De Molen' } } }, clients, 'the key "moeln"', 'Did you mean "molen"?'],
  [{ engagements: [{ client: 'molne', projects: [mill] }] }, engagements, '"molne"', 'Did you mean "molen"?'],
  [{ dictionaries: { en: words, nl: misspelt } }, dutchWords, 'the key "moeln"', 'Did you mean "molen"?'],
  [{ dictionaries: { en: misspelt, nl: misspelt } }, 'src/language/en.ts, src/language/nl.ts', '"moeln"', '"molen"'],
  ...['Molen.svg', 'molen.SVG', 'molen.png', 'mollen.svg'].map(
    (file): Refusal => [renamed(file), `public/logos/wordmarks/`, 'the key', 'Did you mean "molen"?'],
  ),
  [{ wordmarks: [] }, wordmark.path, 'no molen.svg', `${clients} asks for it`],
  [{ emblems: [] }, emblem.path, 'no molen.svg', `${engagements} asks for it`],
  [
    { emblems: [emblem, { ...emblem, path: 'public/logos/emblems/zee.svg' }] },
    'public/logos/emblems/zee.svg',
    'zee.svg',
    'Remove it',
  ],

  // The key of a client is the fragment of its address, too: what names a part of the page would lead there.
  [alsoClient('a/b'), clients, '"a/b"', 'letters and digits'],
  [alsoClient('content'), clients, '"content"', 'A part of the page'],
  [alsoClient('client-molen'), clients, '"client-molen"', 'A part of the page'],

  [during('juni 2022 - nu'), engagements, 'period "juni 2022 - nu"', 'in English'],
  [during('June 2022'), engagements, 'period "June 2022"', 'like "June 2022 - November 2025"'],
  [during('June 2022 - May 2022'), engagements, 'period "June 2022 - May 2022"', 'earlier month'],
  [
    { engagements: [...sound.engagements, { client: 'molen', projects: [] }] },
    engagements,
    '"molen" twice',
    'one entry',
  ],
  [projects(mill, mill), engagements, '"portfolio.molen.name" twice', 'a key of its own'],
  [projects(project('molen', 'May 2020 - now', 'SAP', 'SAP')), engagements, 'technology "SAP" twice', 'Remove one'],

  [{ paths: ['/', 'jobs'] }, 'src/routes.ts', 'path "jobs"', 'like "/jobs"'],
  [{ paths: ['/', '/jobs/'] }, 'src/routes.ts', 'path "/jobs/"', 'no slash at its end'],
  [{ paths: ['/', '/Jobs'] }, 'src/routes.ts', 'path "/Jobs"', 'small letters'],
  [{ paths: ['/', '/de'] }, 'src/routes.ts', 'path "/de"', 'a language'],
  [{ paths: ['/', '/jobs', '/jobs'] }, 'src/routes.ts', 'path "/jobs"', 'Two pages'],
  [{ defaultLanguage: 'be' }, 'src/languages.ts', 'defaultLanguage "be"', 'Write one of en, nl.'],
  [{ ofLanguages: { 'f.ts, flags': { en: [] } } }, 'f.ts, flags', 'nothing for "nl"', 'begins with "nl"'],
  [{ dictionaries: { en: words } }, dutchWords, 'no "nl"', 'write "export const nl"'],
  [dutch({ 'hero.txet': 'Keep.' }), 'src/language/en.ts', "no 'hero.txet'", `stands in ${dutchWords}`],

  [{ schemes: { light: { ...light, quiet: '#777777' } } }, colours, 'light, quiet "#777777"', 'Make it darker'],
  [{ schemes: { dark: { ...dark, error: '#8A1C12' } } }, colours, 'dark, error', 'Make it lighter'],
  [{ schemes: { light: { ...light, paper: '#808080' } } }, colours, 'light, paper', 'must be 7:1. Make it lighter'],
  [{ schemes: { light: { ...light, ink: 'navy' } } }, colours, 'light, ink "navy"', 'like "#123B7A"'],
  [{ icon: sound.icon.replace(light.delft, '#111111') }, 'public/icons/icon.svg', 'the colours', 'npm run icons'],
  [{ pictures: [{ path: 'p.webp', bytes: Buffer.alloc(1_600_000) }] }, 'p.webp', '1600 KB', 'Every visitor'],
  [{ font: undefined }, 'src/plugins/font.ts', `typeface "${typeface}"`, 'No such file'],
];

test.each(refusals.map(([change, ...said]) => [...said, change] as const))(
  '%s is refused for %j, with the remedy %j',
  async (file, value, remedy, change) => {
    const containing = (text: string) => expect.stringContaining(text);
    const expected = { file: containing(file), value: containing(value), remedy: containing(remedy) };
    expect(await check(change)).toEqual([expected]);
  },
);

test.each<Change>([
  {},
  ...['https://forms.example.nl/f/abc?lang=nl', '/api/contact'].map((messages) => facts({ messages })),
  ...['https://polderlicht.nl/privacy', '/about'].map((privacy) => facts({ privacy })),
  ...['+31 (0)182 12 34 56', '+31-182-123456', '+32 2 555 12 12'].map((phone) => facts({ phone })),
  ...['Polderlicht Automatisering B.V.', 'A & "B" <C>'].map((name) => facts({ name })),
  facts({ registration: '12345678', vat: 'NL001234567B01', legalName: 'Zon B.V.', seat: 'Gouda' }),
  ...['June 2022 - now', 'June 2022 – November 2025', 'May 2018 - May 2018'].map(during),
])('Content without a mistake passes (%#)', async (change) => {
  expect(await check(change)).toEqual([]);
});

test('All mistakes are said at once', async () => {
  expect(await check({ ...facts({ email: '', city: ' ' }), ...during('once') })).toHaveLength(3);
});

test('Every id in the sources is no key for a client', async () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const sources = files.map((file) => readFileSync(`src/${file}`, 'utf8'));
  const ids = [...sources.join().matchAll(/\bid="([^"]+)"|\w+Id = '([^']+)'/g)].map(
    ([, id, other]) => id ?? other ?? '',
  );
  expect(ids.length).toBeGreaterThan(4);
  for (const id of ids) expect(await check(alsoClient(id)), id).toHaveLength(1);
});

test('A typeface is refused if it is static, or never bold enough', async () => {
  const remedyFor = async (bytes: Buffer) => (await check({ font: openFont(bytes) })).map(({ remedy }) => remedy);
  expect(await remedyFor(await instance(typeface, 'a', 400))).toEqual([expect.stringContaining('only one')]);
  const variationAxes = { wght: { min: 400, max: 500 } };
  const thin = await subsetFont(readFileSync(locate(typeface)), 'a', { targetFormat: 'sfnt', variationAxes });
  expect(await remedyFor(thin)).toEqual([expect.stringContaining('400 to 700: this one has 400 to 500.')]);
});

test.each([
  ["  phoen: '+31',\n", ['"phoen"'], 'There is no "phone". Did you mean that'],
  ["  phone: '+31',\n  fax: '',\n", ['"fax"'], 'Nothing shows it. There are phone, vat.'],
  ['', ['no "phone"'], 'Add the line phone:'],
  ["  phone: '+31',\n  vat: '',\n", [], ''],
])('The names of the facts are checked before they are used: %j', (lines, values, remedy) => {
  const source = `interface Company {\n  phone: string;\n  vat?: string;\n}\nexport const company: Company = {\n${lines}};\n`;
  const found = [...checkNames(source)];
  expect(found.map(({ value }) => value)).toEqual(values);
  for (const one of found) expect(one.remedy).toContain(remedy);
});

const hint = (change: Change) => [...hintsOf(changed(change), new Date('2026-06-01'))];

test.each<[Change, string, string]>([
  [facts({ email: 'zon@gmail.com' }), 'email "zon@gmail.com"', 'polderlicht.nl'],
  [facts({ messages: '/api/contact' }), 'messages without privacy', 'GDPR'],
  [during('May 2028 - now'), 'May 2028', 'not begun'],
  [projects(project('molen', 'May 2020 - now', 'SharePoint', 'Sharepoint')), '"Sharepoint"', 'it is "SharePoint"'],
  [dutch({}), '1 texts are the same', 'services.advice.text'],
])('What may be meant so is a hint (%#)', (change, value, remedy) => {
  const containing = (text: string) => expect.stringContaining(text);
  expect(hint(change).filter((one) => one.value.includes(value))).toEqual([
    { file: expect.any(String), value: containing(value), remedy: containing(remedy) },
  ]);
});

test('Content with nothing strange has no hint', () => {
  const own = Object.fromEntries(Object.keys(words).map((key) => [key, `Nederlands ${key}`]));
  expect(hint({ dictionaries: { en: words, nl: own } })).toEqual([]);
  expect(
    hint({ ...facts({ messages: '/api/contact', privacy: '/about' }), dictionaries: { en: words, nl: own } }),
  ).toEqual([]);
});

test.each<[string, object, Partial<Mistake>]>([
  [
    'with the line that has no end',
    { errors: [{ message: '[PARSE_ERROR] Unterminated string\n╭─[ …', loc: { file: company, line: 6 } }] },
    { file: company, value: 'line 6 cannot be read: Unterminated string' },
  ],
  [
    'with the name that nobody knows',
    { message: 'Home is not defined', stack: 'at eval (/srv/site/src/language/en.ts:5:3)' },
    { file: 'src/language/en.ts', value: 'Home is not defined' },
  ],
  ['if it is gone', { code: 'ENOENT', path: 'public/icons/icon.svg' }, { file: 'public/icons/icon.svg' }],
])('A file that cannot be loaded is named %s', (_, error, said) => {
  expect(syntaxMistake(Object.assign(new Error(), error))).toMatchObject(said);
});

test('The build knows the fields that still hold an example', () => {
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
  expect(exampleFields(sound.company)).toEqual([]);
});
