import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../.tools/content/check';
import type { Content } from '../../.tools/content/read';
import { showContent } from '../../.tools/content/show';
import { slipOf } from '../../.tools/content/slip';
import { exampleFields } from '../../src/content/company';
import { instance, locate, typeface } from '../../src/plugins/font';
import { dark, light } from '../../src/styles/colours';
import { dictionaries, first, second } from '../content';

/** A drawing of 100 × 100. */
const svg = (drawing: string, size = 'viewBox="0 0 100 100"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}</svg>`);

const wordmark = {
  path: 'public/logos/wordmarks/molen.svg',
  bytes: svg('<path d="M10 10v80h20v-80zM60 10v80h20v-80z" fill="#1c7"/>'),
};
const emblem = {
  path: 'public/logos/emblems/molen.svg',
  bytes: svg('<circle cx="50" cy="50" r="50" fill="#123"/><path d="M20 50h60" stroke="#fff"/>'),
};

const project = (texts: string, period: string, ...technologies: string[]) => ({
  nameKey: `portfolio.${texts}.name`,
  descKey: `portfolio.${texts}.desc`,
  period,
  technologies: technologies as readonly string[],
});

const texts: Record<string, string> = {
  // The pages ask for these.
  ...Object.fromEntries(Object.entries(dictionaries[first]).filter(([key]) => /^(nav|page)\./.test(key))),
  'page.home.title': 'IT',
  'services.advice.title': 'Advice',
  'services.advice.text': 'What to keep.',
  'portfolio.molen.name': 'A mill',
  'portfolio.molen.desc': 'It turns.',
};

/** The content of a small company that made no mistake. */
const content: Content = {
  company: {
    name: 'Zon IT',
    address: 'https://www.polderlicht.nl',
    registration: '12345678',
    vat: 'NL001234567B01',
    street: 'Dorpsstraat 10',
    postcode: '2801 GA',
    city: 'Gouda',
    phone: '+31 182 12 34 56',
    email: 'info@polderlicht.nl',
  },
  clients: { molen: { name: 'De Molen' } },
  engagements: [{ client: 'molen', projects: [project('molen', 'June 2022 - November 2025', 'Azure')] }],
  services: [{ name: 'advice' }],
  expertise: [],
  languages: ['en', 'nl'],
  languageFacts: [['src/content/flags.ts', 'flags', { en: [], nl: [] }]],
  languageNames: { en: 'English', nl: 'Nederlands' },
  words: { en: texts, nl: texts },
  lastWords: { en: { reload: 'Reload' }, nl: { reload: 'Herlaad' } },
  schemes: { light, dark },
  logos: [wordmark, emblem],
  typeface: { file: typeface, bytes: readFileSync(locate(typeface)) },
  sources: { 'src/content/clients.ts': "export const clients = {\n  molen: { name: 'De Molen' },\n};\n" },
  icon: `<svg><path class="fill-delft" fill="${light.delft}"/></svg>`,
};

const check = (change: Partial<Content> = {}) => checkContent({ ...content, ...change });

const facts = (changed: Record<string, unknown>) => ({
  company: { ...content.company, ...(changed as Record<string, string>) },
});
const dutch = (changed: Record<string, string>) => ({ words: { en: texts, nl: { ...texts, ...changed } } });
const projects = (...all: ReturnType<typeof project>[]) => ({ engagements: [{ client: 'molen', projects: all }] });
const during = (period: string) => projects(project('molen', period, 'Azure'));
const colours = (scheme: 'light' | 'dark', changed: Partial<typeof light>) => ({
  schemes: { light, dark, [scheme]: { ...(scheme === 'dark' ? dark : light), ...changed } },
});
const logos = (...all: { path: string; bytes: Buffer }[]) => ({ logos: all });
const drawn = (bytes: Buffer) => logos({ ...wordmark, bytes }, emblem);

const alsoClient = (key: string) => ({
  clients: { ...content.clients, [key]: { name: 'Other' } },
  ...logos(wordmark, emblem, { ...wordmark, path: `public/logos/wordmarks/${key}.svg` }),
});

const company = 'src/content/company.ts';
const engagements = 'src/content/engagements.ts';
const clients = 'src/content/clients.ts';
const dutchWords = 'src/language/nl.ts';
const colourFile = 'src/styles/colours.ts';

/** Content that is refused: the change, the file that is named, a part of what is wrong, and of what to do. */
type Refusal = readonly [change: Partial<Content>, file: string, value: string, remedy: string];

const ofCompany = (
  [
    ['address', 'https://x.nl/', 'Write "https://x.nl"'],
    ['address', 'https://x.nl/it', 'Write "https://x.nl"'],
    ['address', 'http://x.nl', 'Write "https://x.nl"'],
    ['address', 'www.x.nl', 'Write "https://www.x.nl"'],
    ['address', 'on the web', 'like "https://www.example.com"'],
    ['phone', '0182 12 34 56', 'Write "+31 182 123 456"'],
    ['phone', '+31 0182 12 34 56', 'Write "+31 182 123 456"'],
    ['phone', '+31 182 12 34 5', 'count its digits'],
    ['phone', 'call us', 'no such number'],
    ['email', 'info@', 'with a domain'],
    ['email', 'info@polderlicht', 'with a domain'],
    ['email', 'a;b@polderlicht.nl', 'with a domain'],
    ['postcode', '2801GA', '"1234 AB"'],
    ['registration', '1234567', 'eight digits'],
    ['vat', '001234567B01', '"NL001234567B01"'],
    ['messages', 'http://forms.example.nl/f/abc', 'Write where messages go'],
    ['messages', 'info@polderlicht.nl', 'Write where messages go'],
    ['messages', '//forms.example.nl/f', 'Write where messages go'],
    ['messages', 'https://a:b@forms.example.nl/f', 'Write where messages go'],
    ['messages', 'javascript:alert(1)', 'Write where messages go'],
    ...[';', ',', "'", '"', '*', ' ', '#'].map(
      (sign) => ['messages', `https://forms.example.nl/f${sign}x`, 'Take spaces, commas'] as const,
    ),
    ['messages', '/api;x', 'Take spaces, commas'],
    ['messages', '/about', 'a page of the site'],
    ['messages', `/${second}/portfolio/`, 'a page of the site'],
    ['name', 'Ingenieursbureau Van der Meer en Zonen B.V.', 'shorter'],
    ['city', 'Gouda 🧀', '"🧀" (U+1F9C0)'],
    ['city', 'Gou\u2065da', '(U+2065)'],
    ['city', 'Gouda ', 'space'],
  ] as const
).map(([field, text, remedy]): Refusal => [facts({ [field]: text }), company, `${field} "${text}"`, remedy]);

const long = 'What the company does for its clients, and what it leaves to others';
const twice =
  "interface Client {\n  name: string;\n}\nconst clients = {\n  molen: {},\n  'name': {},\n  molen: {},\n};";
const [mill = project('molen', 'May 2020 - now', 'SAP')] = content.engagements[0]?.projects ?? [];
const more = { ...texts, 'portfolio.more.name': 'More', 'portfolio.more.desc': 'More.' };

const refusals: Refusal[] = [
  ...ofCompany,
  [facts({ city: '' }), company, 'city is empty', 'Write what'],
  [facts({ city: undefined }), company, 'city is undefined', 'between quotes'],
  [facts({ city: 2801 }), company, 'city is 2801', 'between quotes'],

  [dutch({ 'nav.home': ' ' }), dutchWords, 'nav.home is empty', 'Write what'],
  [dutch({ 'nav.home': 'Thuis ' }), dutchWords, 'nav.home "Thuis "', 'space'],
  [dutch({ 'portfolio.oud.name': 'Oud' }), dutchWords, 'portfolio.oud.name', `Nothing in ${engagements} asks for`],
  [dutch({ 'services.oud.text': 'Oud' }), dutchWords, 'services.oud.text', 'Nothing in src/content/services.ts'],
  [dutch({ 'app.more': 'Meer' }), 'src/language/en.ts', 'no text "app.more" (see src/language/nl.ts)', "'app.more'"],
  [{ words: { en: texts, nl: {} } }, dutchWords, 'no words', 'add its line'],
  [{ languageFacts: [['f.ts', 'flags', { en: [] }]] }, 'f.ts', 'flags has nothing for "nl"', 'begins with nl:'],
  [dutch({ 'page.about.title': long }), dutchWords, `page.about.title "${long}"`, 'Write it in 51 characters'],
  [dutch({ 'page.about.description': long }), dutchWords, 'page.about.description', 'full stop'],
  [dutch({ 'page.about.description': `${long}. ${long}. ${long}.` }), dutchWords, 'page.about', 'in 155 characters'],
  [
    {
      ...facts({ name: 'Polderlicht Automatisering B.V.' }),
      ...dutch({ 'page.about.title': 'About all people behind this' }),
    },
    dutchWords,
    'page.about.title',
    'Write it in 26 characters',
  ],
  [{ sources: { [clients]: twice } }, clients, 'the key "molen"', 'twice'],

  [during('juni 2022 - nu'), engagements, 'period "juni 2022 - nu"', 'in English'],
  [during('June 2022'), engagements, 'period "June 2022"', 'like "June 2022 - November 2025"'],
  [during('June 22 - now'), engagements, 'period "June 22 - now"', 'like'],
  [during('June 2022 - May 2022'), engagements, 'period "June 2022 - May 2022"', 'earlier month'],
  [during('May 2023 - June 2022'), engagements, 'period "May 2023 - June 2022"', 'earlier month'],
  [
    {
      engagements: [...content.engagements, { client: 'molen', projects: [project('more', 'May 2020 - now', 'SAP')] }],
      words: { en: more, nl: more },
    },
    engagements,
    'molen',
    'one entry',
  ],
  [{ clients: {}, ...logos(emblem) }, engagements, 'client "molen"', clients],
  [projects(mill, { ...mill }), engagements, 'portfolio.molen.name', 'a key of its own'],
  [projects(project('molen', 'May 2020 - now')), engagements, 'no technology', 'Name at least one'],
  [projects(project('molen', 'May 2020 - now', 'SAP', 'SAP')), engagements, 'technology "SAP"', 'twice'],
  // A key names files, and the fragment of a client: what names something else already would lead there.
  [alsoClient('a/b'), clients, '"a/b"', 'letters and digits'],
  [alsoClient('content'), clients, '"content"', ''],
  [alsoClient('menu'), clients, '"menu"', ''],

  [
    colours('light', { quiet: '#777777' }),
    colourFile,
    'light, quiet "#777777"',
    'is 4:1 and must be 7:1. Make it darker',
  ],
  [colours('dark', { error: '#8A1C12' }), colourFile, 'dark, error', 'Make it lighter'],
  [colours('light', { paper: '#808080' }), colourFile, 'light, paper', 'Make it lighter'],
  [colours('light', { ink: 'navy' }), colourFile, 'light, ink "navy"', 'like "#123B7A"'],
  [{ icon: content.icon.replace(light.delft, '#111111') }, 'public/icons/icon.svg', 'delft "#111111"', 'npm run icons'],

  [drawn(Buffer.from('hello')), wordmark.path, 'the logo', 'Inside it is no picture'],
  [drawn(svg('<path d="M0 0"')), wordmark.path, 'the logo', 'cannot be drawn'],
  [drawn(svg('<image href="data:image/png;base64,AA"/>')), wordmark.path, 'the logo', 'as paths'],
  [drawn(svg('<text y="50">Molen</text>')), wordmark.path, 'the logo', 'Convert text to paths'],
  [drawn(svg('<path d="M0 0h9v9z"/>', '')), wordmark.path, 'the logo', 'viewBox'],
  [
    drawn(svg('<path fill="#fff" d="M0 0h99v99H0z"/><path d="M20 20v60h9v-60z"/>')),
    wordmark.path,
    'the logo',
    'solid bar',
  ],
  [drawn(svg('')), wordmark.path, 'the logo', 'solid bar'],
  [
    logos(wordmark, { ...emblem, bytes: svg('<path d="M0 20h100v10H0zM0 60h100v20H0z"/>') }),
    emblem.path,
    'the logo',
    'Leave more room',
  ],
  [logos(emblem), wordmark.path, 'no such file', 'the wordmark of De Molen'],
  [logos(wordmark), emblem.path, 'no such file', 'the emblem of De Molen'],
  ...['Molen.svg', 'molen.SVG', 'molen.png'].map((name): Refusal => {
    const path = `public/logos/wordmarks/${name}`;
    return [
      logos({ ...wordmark, path }, emblem),
      path,
      'its name',
      name.endsWith('png') ? 'blurs' : 'Rename it to "molen.svg"',
    ];
  }),
  [
    {
      clients: { ...content.clients, café: { name: 'Café' } },
      ...logos(wordmark, emblem, { ...wordmark, path: 'public/logos/wordmarks/café.svg'.normalize('NFD') }),
    },
    'public/logos/wordmarks/café.svg'.normalize('NFD'),
    'its name',
    'Rename it to "café.svg"',
  ],
];

test.each(refusals.map((refusal) => [...refusal.slice(1), refusal] as const))(
  '%s is refused for %j, with the remedy %j',
  async (_, __, ___, [change, file, value, remedy]) => {
    const containing = (text: string) => expect.stringContaining(text);
    expect(await check(change)).toEqual([{ file, value: containing(value), remedy: containing(remedy) }]);
  },
);

test.each<Partial<Content>>([
  {},
  ...['https://forms.example.nl/f/abc?lang=nl', '/api/contact'].map((messages) => facts({ messages })),
  ...['+31 (0)182 12 34 56', '+31-182-123456', '+32 2 555 12 12'].map((phone) => facts({ phone })),
  ...['Polderlicht Automatisering B.V.', 'A & "B" <C>'].map((name) => facts({ name })),
  facts({ address: 'https://polderlicht.nl' }),
  ...['June 2022 - now', 'June 2022 – November 2025', 'May 2018 - May 2018'].map(during),
  // An emblem on a ground of one colour, one like the tile of an app, and one with room around it.
  ...[
    '<path fill="#fed" d="M0 0h100v100H0z"/><circle cx="50" cy="50" r="30"/>',
    '<rect width="100" height="100" rx="20"/><path d="M40 40h20v20z" fill="#fff"/>',
    '<path d="M15 40h70v20h-70z"/>',
  ].map((drawing) => logos(wordmark, { ...emblem, bytes: svg(drawing) })),
  drawn(svg('<path d="M9 9h9v80h-9z" fill="#eb0"/><path d="M40 9h9v80h-9z" fill="#012"/>')),
])('Content without a mistake passes (%#)', async (change) => {
  expect(await check(change)).toEqual([]);
});

test('All mistakes are said at once', async () => {
  expect(await check({ ...facts({ email: '', city: ' ' }), ...during('once') })).toHaveLength(3);
});

test('A photograph under the name of a drawing is refused', async () => {
  const create = { width: 9, height: 9, channels: 3, background: 'red' } as const;
  const [mistake] = await check(drawn(await sharp({ create }).png().toBuffer()));
  expect(mistake?.remedy).toContain('a PNG picture');
});

test.each([
  ['portfolio.molen.desc', engagements],
  ['services.advice.title', 'src/content/services.ts'],
  ['nav.about', 'src/routes.ts'],
])('A text that every language lacks is asked for by the file that shows it: %s', async (key, file) => {
  const { [key]: _, ...others } = texts;
  const mistakes = await check({ words: { en: others, nl: others } });
  expect(mistakes.map(({ value }) => value)).toEqual(['en', 'nl'].map(() => `no text "${key}" (see ${file})`));
});

test('A typeface is refused if it is not there, static, or never bold enough', async () => {
  const remedyFor = async (bytes: Buffer | undefined) =>
    (await check({ typeface: { file: 'polder.woff2', bytes } })).map(({ remedy }) => remedy).join();
  expect(await remedyFor(undefined)).toContain('Install its package');
  expect(await remedyFor(await instance(typeface, 'a', 400))).toContain('Name a variable one');
  const variationAxes = { wght: { min: 400, max: 500 } };
  const thin = await subsetFont(readFileSync(locate(typeface)), 'a', { targetFormat: 'sfnt', variationAxes });
  expect(await remedyFor(thin)).toContain('Its weights are 400 to 500. Name one that has 400 to 700.');
});

test('What the site holds is shown in a table', () => {
  const shown = showContent({ ...content, ...facts({ vat: 'NL000000000B00' }) });
  for (const line of [
    /name +Zon IT$/m,
    /vat +NL000000000B00 +example value$/m,
    /nl +Nederlands +\d+ texts/,
    /De Molen +molen +wordmark +emblem +June 2022 - November 2025$/m,
    /advice +Advice +Advice$/m,
  ])
    expect(shown).toMatch(line);
});

describe('A file that cannot be loaded is named', () => {
  const loc = { file: company, line: 6 };
  test.each([
    [
      'with the line that has no end',
      { errors: [{ message: '[PARSE_ERROR] Unterminated string\n╭─[ …', loc }] },
      `${company}: line 6 cannot be read: Unterminated string\n`,
    ],
    [
      'with the name that nobody knows',
      { message: 'Home is not defined', stack: 'at eval (/srv/site/src/language/en.ts:5:3)' },
      'src/language/en.ts: Home is not defined\n',
    ],
    ['if it is gone', { code: 'ENOENT', path: 'public/icons/icon.svg' }, 'public/icons/icon.svg: no such file\n'],
  ])('%s', (_, error, said) => {
    expect(slipOf(Object.assign(new Error(), error))).toContain(said);
  });
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
  expect(exampleFields(content.company)).toEqual([]);
  expect(exampleFields({ ...content.company, vat: example.vat })).toEqual(['vat']);
});
