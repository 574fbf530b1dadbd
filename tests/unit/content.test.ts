import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { checkContent } from '../../.tools/content/check';
import { hintsOf } from '../../.tools/content/clients';
import { syntaxMistake } from '../../.tools/content/mistake';
import { checkNames, companyFile as company } from '../../.tools/content/names';
import { instance, locate, openFont, typeface } from '../../src/build/font';
import { dark, light } from '../../src/styles/colours';
import { second } from '../content';
import { type Change, changed, drawing, logo, mill, project, sound, words } from './small-company';
import { sources } from './sources';

const check = (change: Change) => checkContent(changed(change));
const hints = (change: Change) => [...hintsOf(changed(change), new Date('2026-06-01'))];

/** What is said of content: the file that is named, and parts of what is wrong and of what to do. */
type Said = readonly [file: string, value: string, remedy: string];
const saying = (said: Said) => {
  const [file, value, remedy] = said.map((text) => expect.stringContaining(text));
  return { file, value, remedy };
};

const facts = (change: Record<string, unknown>) => ({ company: { ...sound.company, ...change } });
const dutch = (change: Record<string, string>) => ({
  dictionaries: { en: words, nl: { ...sound.dictionaries.nl, ...change } },
});
const projects = (...all: object[]) => ({ engagements: [{ client: 'molen', projects: all }] });
const during = (period: string) => projects(project('molen', period, 'Azure'));
const using = (...technologies: string[]) => projects(project('molen', 'May 2020 - now', ...technologies));
const named = (key: string) => ({ wordmarks: [logo('wordmarks', key)] });
const shown = (bytes: Buffer) => ({ wordmarks: [logo('wordmarks', 'molen.svg', bytes)] });
const alsoClient = (key: string) => ({
  clients: { ...sound.clients, [key]: { name: 'Other' } },
  wordmarks: [logo('wordmarks'), logo('wordmarks', `${key}.svg`)],
});
const without = (key: RegExp) => Object.fromEntries(Object.entries(words).filter(([name]) => !key.test(name)));
const misspelt = { ...without(/molen/), 'portfolio.moeln.name': 'Mill', 'portfolio.moeln.desc': 'Turns.' };
const long = 'What the company does for its clients, and what it leaves to others';

const engagements = 'src/content/engagements.ts';
const clients = 'src/content/clients.ts';
const nl = 'src/language/nl.ts';
const wordmark = 'public/logos/wordmarks/molen.svg';
const routes = 'src/routes.ts';
const colours = 'src/styles/colours.ts';

type Refusal = readonly [...Said, Change];
const fact = (name: string, text: string, remedy: string): Refusal => [
  company,
  `${name} "${text}"`,
  remedy,
  facts({ [name]: text }),
];

test.each<Refusal>([
  fact('address', 'https://x.nl/', 'Write "https://x.nl"'),
  fact('address', 'www.x.nl', 'Write "https://www.x.nl"'),
  fact('address', 'on the web', 'like "https://www.example.com"'),
  fact('phone', '0182 12 34 56', 'Write "+31 182 123 456"'),
  fact('phone', '+31 182 12 34 5', 'count its digits'),
  fact('email', 'info@polderlicht', 'with a domain'),
  fact('postcode', '2801GA', '"1234 AB"'),
  fact('registration', '1234567', 'eight digits'),
  fact('vat', 'NL00.12.34.567.B01', 'without dots'),
  fact('seat', 'Gouda', 'Nothing shows it without "legalName"'),
  fact('privacy', '/nobody/knows.pdf', 'the file public/'),
  fact('messages', 'http://forms.example.nl/f/abc', 'Write where messages go'),
  fact('messages', '//forms.example.nl/f', 'Write where messages go'),
  fact('messages', 'https://a:b@forms.example.nl/f', 'Write where messages go'),
  fact('messages', '/api;x', 'Take spaces, commas'),
  fact('messages', `/${second}/portfolio/`, 'a page of the site'),
  fact('name', 'Ingenieursbureau Van der Meer en Zonen B.V.', 'shorter'),
  fact('city', 'Gouda 🧀', '"🧀" (U+1F9C0)'),
  fact('city', 'Gouda ', 'space'),
  fact('city', 'Gouda &amp; Delft', '"&amp;"'),
  [company, 'city is empty', 'Write it, or take the line out', facts({ city: '' })],

  [wordmark, 'the logo', 'Inside it is no drawing', shown(Buffer.from('hello'))],
  [wordmark, 'the logo', 'a script', shown(drawing('<script>alert(1)</script>'))],
  [wordmark, 'the logo', 'a script', shown(drawing('<path onload="alert(1)" d="M0 0h9v9z"/>'))],
  [wordmark, 'the logo', 'another file', shown(drawing('<use href="other.svg#a"/>'))],
  [wordmark, 'the logo', 'as paths', shown(drawing('<image href="data:image/png;base64,AA"/>'))],
  [wordmark, 'the logo', 'Convert text to paths', shown(drawing('<text y="50">Molen</text>'))],
  [wordmark, 'the logo', 'viewBox', shown(drawing('<path d="M0 0h9v9z"/>', ''))],
  [wordmark, 'the logo', 'larger than 100 KB', shown(drawing(`<path d="${'M0 0h9v9z'.repeat(20_000)}"/>`))],
  [wordmark, 'the logo', 'solid bar', shown(drawing('<path fill="#fff" d="M0 0h99v99H0z"/><path d="M9 9h9v60H9z"/>'))],
  [wordmark, 'the logo', 'shows nothing', shown(drawing(''))],
  [wordmark, 'the logo', 'Export it anew', shown(drawing('<path d="M0 0"'))],

  [nl, 'nav.home "<b>Thuis</b>"', 'as it stands', dutch({ 'nav.home': '<b>Thuis</b>' })],
  [nl, `page.about.title "${long}"`, 'show 51 characters', dutch({ 'page.about.title': long })],
  [nl, 'page.about.description', 'show 155 characters', dutch({ 'page.about.description': long.repeat(3) })],
  [nl, "'portfolio.oud.name'", `Nothing in ${engagements} asks for it`, dutch({ 'portfolio.oud.name': 'Oud' })],
  [nl, "'services.oud.text'", 'Nothing in src/content/services.ts', dutch({ 'services.oud.text': 'Oud' })],
  [nl, "no 'nav.about'", `${routes} asks for it`, { dictionaries: { en: words, nl: without(/nav.about/) } }],

  // One key that is misspelt in one place, or in all texts, is one mistake.
  [clients, 'the key "moeln"', 'Did you mean "molen"?', { clients: { moeln: { name: 'De Molen' } } }],
  [engagements, '"molne"', 'Did you mean "molen"?', { engagements: [{ client: 'molne', projects: [mill] }] }],
  [nl, 'the key "moeln"', 'Did you mean "molen"?', { dictionaries: { en: words, nl: misspelt } }],
  [`src/language/en.ts, ${nl}`, '"moeln"', '"molen"', { dictionaries: { en: misspelt, nl: misspelt } }],
  ...['Molen.svg', 'molen.SVG', 'molen.png', 'mollen.svg'].map(
    (file) => ['public/logos/wordmarks/', 'the key', 'Did you mean "molen"?', named(file)] as const,
  ),
  [wordmark, 'no molen.svg', `${clients} asks for it`, { wordmarks: [] }],
  ['public/logos/emblems/molen.svg', 'no molen.svg', `${engagements} asks for it`, { emblems: [] }],
  ['emblems/zee.svg', 'zee.svg', 'Remove it', { emblems: [logo('emblems'), logo('emblems', 'zee.svg')] }],

  // The key of a client is the fragment of its address, too: what names a part of the page would lead there.
  [clients, '"a/b"', 'letters and digits', alsoClient('a/b')],
  [clients, '"content"', 'A part of the page', alsoClient('content')],
  [clients, '"year-molen"', 'A part of the page', alsoClient('year-molen')],

  [engagements, 'period "juni 2022 - nu"', 'in English', during('juni 2022 - nu')],
  [engagements, 'period "June 2022"', 'like "June 2022 - November 2025"', during('June 2022')],
  [engagements, 'period "June 2022 - May 2022"', 'earlier month', during('June 2022 - May 2022')],
  [engagements, '"molen" twice', 'one entry', { engagements: [...sound.engagements, ...sound.engagements] }],
  [engagements, '"portfolio.molen.name" twice', 'a key of its own', projects(mill, mill)],
  [engagements, 'technology "SAP" twice', 'Remove one', using('SAP', 'SAP')],

  [routes, 'path "jobs"', 'like "/jobs"', { paths: ['/', 'jobs'] }],
  [routes, 'path "/jobs/"', 'no slash at its end', { paths: ['/', '/jobs/'] }],
  [routes, 'path "/Jobs"', 'small letters', { paths: ['/', '/Jobs'] }],
  [routes, 'path "/de"', 'a language', { paths: ['/', '/de'] }],
  [routes, 'path "/jobs"', 'Two pages', { paths: ['/', '/jobs', '/jobs'] }],
  ['src/languages.ts', 'defaultLanguage "be"', 'Write one of en, nl.', { defaultLanguage: 'be' }],
  ['f.ts, flags', 'nothing for "nl"', 'begins with "nl"', { ofLanguages: { 'f.ts, flags': { en: [] } } }],
  [nl, 'no "nl"', 'write "export const nl"', { dictionaries: { en: words } }],
  ['src/language/en.ts', "no 'hero.txet'", `stands in ${nl}`, dutch({ 'hero.txet': 'Keep.' })],

  [colours, 'light, quiet "#777777"', 'Make it darker', { schemes: { light: { ...light, quiet: '#777777' } } }],
  [colours, 'dark, error', 'Make it lighter', { schemes: { dark: { ...dark, error: '#8A1C12' } } }],
  [colours, 'light, paper', 'be 7:1. Make it lighter', { schemes: { light: { ...light, paper: '#808080' } } }],
  [colours, 'light, ink "navy"', 'like "#123B7A"', { schemes: { light: { ...light, ink: 'navy' } } }],
  ['app-icons/icon.svg', 'the colours', 'npm run icons', { icon: sound.icon.replace(light.delft, '#111111') }],
  ['p.webp', '1600 KB', 'Every visitor', { pictures: [{ path: 'p.webp', bytes: Buffer.alloc(1_600_000) }] }],
  ['src/build/font.ts', `typeface "${typeface}"`, 'No such file', { font: undefined }],
])('%s is refused for %j, with the remedy %j', async (file, value, remedy, change) => {
  expect(await check(change)).toEqual([saying([file, value, remedy])]);
});

test.each<Change>([
  {},
  ...['https://forms.example.nl/f/abc?lang=nl', '/api/contact'].map((messages) =>
    facts({ messages, privacy: '/about' }),
  ),
  facts({ privacy: 'https://polderlicht.nl/privacy' }),
  ...['+31 (0)182 12 34 56', '+31-182-123456', '+32 2 555 12 12'].map((phone) => facts({ phone })),
  ...['Polderlicht Automatisering B.V.', 'A & "B" <C>'].map((name) => facts({ name })),
  facts({ registration: '12345678', vat: 'NL001234567B01', legalName: 'Zon B.V.', seat: 'Gouda' }),
  ...['June 2022 - now', 'June 2022 – November 2025', 'May 2018 - May 2018'].map(during),
])('Content without a mistake passes, and has nothing strange (%#)', async (change) => {
  expect(await check(change)).toEqual([]);
  expect(hints(change)).toEqual([]);
});

test('All mistakes are said at once', async () => {
  expect(await check({ ...facts({ email: '', city: ' ' }), ...during('once') })).toHaveLength(3);
});

test('Every id in the sources is no key for a client', async () => {
  const texts = sources(/\.tsx$/).map(({ text }) => text);
  const ids = texts.join().match(/(?<=\bid=")[^"]+|(?<=\w+Id = ')[^']+/g) ?? [];
  expect(ids.length).toBeGreaterThan(4);
  for (const id of ids) expect(await check(alsoClient(id)), id).toHaveLength(1);
});

test('A typeface is refused if it is static, or never bold enough', async () => {
  const remedyFor = async (bytes: Buffer) => (await check({ font: openFont(bytes) })).map(({ remedy }) => remedy);
  expect(await remedyFor(await instance('a', 400))).toEqual([expect.stringContaining('only one')]);
  const variationAxes = { wght: { min: 400, max: 500 } };
  const thin = await subsetFont(readFileSync(locate(typeface)), 'a', { targetFormat: 'sfnt', variationAxes });
  expect(await remedyFor(thin)).toEqual([expect.stringContaining('400 to 700: this one has 400 to 500.')]);
});

test.each([
  ["  phoen: '+31',\n", '"phoen"', 'There is no "phone". Did you mean that'],
  ["  phone: '+31',\n  fax: '',\n", '"fax"', 'Nothing shows it. There are phone, vat.'],
  ['', 'no "phone"', 'Add the line phone:'],
  ["  phone: '+31',\n  vat: '',\n", '', ''],
])('The names of the facts are checked before they are used: %j', (lines, value, remedy) => {
  const source = `interface Company {\n  phone: string;\n  vat?: string;\n}\nexport const company: Company = {\n${lines}};\n`;
  expect([...checkNames(source)]).toEqual(value ? [saying([company, value, remedy])] : []);
});

test.each<[...Said, Change]>([
  [company, 'email "zon@gmail.com"', 'polderlicht.nl', facts({ email: 'zon@gmail.com' })],
  [company, 'messages without privacy', 'GDPR', facts({ messages: '/api/contact' })],
  [engagements, 'May 2028', 'not begun', during('May 2028 - now')],
  [engagements, '"Sharepoint"', 'it is "SharePoint"', using('SharePoint', 'Sharepoint')],
  [nl, '1 texts are the same', 'services.advice.text', dutch({ 'services.advice.text': 'What to keep.' })],
])('In %s %j may be meant so: a hint', (file, value, remedy, change) => {
  expect(hints(change)).toEqual([saying([file, value, remedy])]);
});

test.each<[said: string, error: object]>([
  [
    `${nl}: line 6 cannot be read: No end`,
    { errors: [{ message: '[PARSE_ERROR] No end\n╭─[ …', loc: { file: nl, line: 6 } }] },
  ],
  [`${nl}: Huis is not defined`, { message: 'Huis is not defined', stack: `at eval (/srv/site/${nl}:5:3)` }],
  ['public/app-icons/icon.svg: no such file', { code: 'ENOENT', path: 'public/app-icons/icon.svg' }],
])('A file that cannot be loaded is named, with the reason: %s', (said, error) => {
  const { file, value } = syntaxMistake(Object.assign(new Error(), error));
  expect(`${file}: ${value}`).toBe(said);
});
