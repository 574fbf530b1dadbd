import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../.tools/content/check';
import type { Content } from '../../.tools/content/read';
import { showContent } from '../../.tools/content/show';
import { slipOf } from '../../.tools/content/slip';
import { instance, locate, typeface } from '../../src/plugins/font';
import { dark, light } from '../../src/styles/colours';
import { second } from '../languages';
import { content, project, texts } from './sound-content';

const check = (change: Partial<Content> = {}) => checkContent({ ...content, ...change });

const facts = (changed: Record<string, unknown>) => {
  return { company: { ...content.company, ...(changed as Record<string, string>) } };
};
const dutch = (changed: Record<string, string>) => ({ words: { en: texts, nl: { ...texts, ...changed } } });
const projects = (...all: ReturnType<typeof project>[]) => ({ engagements: [{ client: 'molen', projects: all }] });
const during = (period: string) => projects(project('molen', period, 'Azure'));

/** Holds the check to one message, in its three parts. */
async function expectOne(change: Partial<Content>, file: string, value: string, remedy: string) {
  const containing = (text: string) => expect.stringContaining(text);
  expect(await check(change)).toEqual([{ file, value: containing(value), remedy: containing(remedy) }]);
}

test('content without a mistake passes', async () => {
  expect(await check()).toEqual([]);
});

test('all mistakes are said at once', async () => {
  expect(await check({ ...facts({ email: '', city: ' ' }), ...during('once') })).toHaveLength(3);
});

test.each(['https://forms.example.nl/f/abc?lang=nl', '/api/contact'])(
  '%j is a place for messages',
  async (messages) => {
    expect(await check(facts({ messages }))).toEqual([]);
  },
);

describe('the company is refused', () => {
  test.each([
    ['address', 'https://x.nl/', 'Write "https://x.nl"'],
    ['address', 'https://x.nl/it', 'Write "https://x.nl"'],
    ['address', 'http://x.nl', 'Write "https://x.nl"'],
    ['address', 'www.x.nl', 'Write "https://www.x.nl"'],
    ['address', 'on the web', 'like "https://www.example.com"'],
    ['phone', '0182 12 34 56', 'Write "+31 182 123 456"'],
    ['phone', '0031 182 12 34 56', 'Write "+31 182 123 456"'],
    ['phone', '+31 0182 12 34 56', 'Write "+31 182 123 456"'],
    ['phone', '+31 182 12 34 5', 'count its digits'],
    ['phone', 'call us', 'no such number'],
    ['email', 'info@', 'with a domain'],
    ['email', 'info@polderlicht', 'with a domain'],
    ['postcode', '2801GA', '"1234 AB"'],
    ['registration', '1234567', 'eight digits'],
    ['vat', '001234567B01', '"NL001234567B01"'],
    ['messages', 'http://forms.example.nl/f/abc', 'Write where messages go'],
    ['messages', 'info@polderlicht.nl', 'Write where messages go'],
    ['messages', '//forms.example.nl/f', 'Write where messages go'],
    ['messages', 'https://a:b@forms.example.nl/f', 'Write where messages go'],
    ['messages', 'javascript:alert(1)', 'Write where messages go'],
    ['messages', "https://forms.example.nl/f; script-src 'none'", 'semicolons'],
    ['messages', 'https://forms.example.nl/f#top', '#'],
    ['messages', 'http://forms.example.com', 'https://'],
    ['messages', '/about', 'a page of the site'],
    ['messages', `/${second}/portfolio/`, 'a page of the site'],
    ['name', 'Ingenieursbureau Van der Meer en Zonen B.V.', 'shorter'],
    ['city', 'Gouda 🧀', '"🧀" (U+1F9C0)'],
    ['city', 'Gou\u2065da', '(U+2065)'],
    ['city', 'Gouda ', 'space'],
  ])('for the %s %j', async (field, text, remedy) => {
    await expectOne(facts({ [field]: text }), 'src/content/company.ts', `${field} "${text}"`, remedy);
  });

  test.each([
    ['', 'city is empty', 'Write what'],
    [undefined, 'city is undefined', 'between quotes'],
    [2801, 'city is 2801', 'between quotes'],
  ])('for the city %j', async (city, value, remedy) => {
    await expectOne(facts({ city }), 'src/content/company.ts', value, remedy);
  });
});

test.each([
  ...[{ phone: '+31 (0)182 12 34 56' }, { phone: '+31-182-123456' }, { phone: '+32 2 555 12 12' }],
  ...[{ name: 'Polderlicht Automatisering B.V.' }, { name: 'A & "B" <C>' }, { address: 'https://polderlicht.nl' }],
])('the company %j passes', async (changed) => {
  expect(await check(facts(changed))).toEqual([]);
});

describe('the words are refused', () => {
  test.each([
    [{ 'nav.home': ' ' }, 'nl', 'nav.home is empty', 'Write what'],
    [{ 'nav.home': 'Thuis ' }, 'nl', 'nav.home "Thuis "', 'space'],
    [{ 'portfolio.oud.name': 'Oud' }, 'nl', 'portfolio.oud.name', 'Nothing in src/content/engagements.ts asks for'],
    [{ 'services.oud.text': 'Oud' }, 'nl', 'services.oud.text', 'Nothing in src/content/services.ts asks for'],
    [{ 'app.more': 'Meer' }, 'en', 'no text "app.more" (see src/language/nl.ts)', "Add the line 'app.more'"],
  ])('for %j', async (changed, language, value, remedy) => {
    await expectOne(dutch(changed), `src/language/${language}.ts`, value, remedy);
  });

  test.each([
    ['portfolio.molen.desc', 'src/content/engagements.ts'],
    ['services.advice.title', 'src/content/services.ts'],
    ['nav.about', 'src/routes.ts'],
  ])('without %s, in each language', async (key, file) => {
    const { [key]: _, ...others } = texts;
    expect(await check({ words: { en: others, nl: others } })).toEqual(
      ['en', 'nl'].map((language) => ({
        file: `src/language/${language}.ts`,
        value: `no text "${key}" (see ${file})`,
        remedy: expect.stringContaining(`Add the line '${key}'`),
      })),
    );
  });

  test('for a language without any, or without its flag', async () => {
    await expectOne({ words: { en: texts, nl: {} } }, 'src/language/nl.ts', 'no words', 'add its line');
    const languageFacts = [['f.ts', 'flags', { en: [] }]] as const;
    await expectOne({ languageFacts }, 'f.ts', 'flags has nothing for "nl"', 'begins with nl:');
  });
});

describe('what search engines show is refused', () => {
  const long = 'What the company does for its clients, and what it leaves to others';

  test.each([
    ['page.about.title', long, 'Write it in 51 characters'],
    ['page.about.description', `${long}. ${long}. ${long}.`, 'Write it in 155 characters'],
    ['page.about.description', long, 'full stop'],
  ])('for %s, %j', async (key, text, remedy) => {
    await expectOne(dutch({ [key]: text }), 'src/language/nl.ts', `${key} "${text}"`, remedy);
  });

  test('for a title that leaves no room for the name of the company', async () => {
    const title = { 'page.about.title': 'About all people behind this' };
    const name = 'Polderlicht Automatisering B.V.';
    expect(await check(dutch(title))).toEqual([]);
    const value = 'page.about.title "About all people behind this"';
    await expectOne({ ...facts({ name }), ...dutch(title) }, 'src/language/nl.ts', value, 'Write it in 26 characters');
  });
});

test('a key that stands twice in a file is refused', async () => {
  const file = 'src/content/clients.ts';
  const twice =
    "interface Client {\n  name: string;\n}\nconst clients = {\n  molen: {},\n  'name': {},\n  molen: {},\n};";
  await expectOne({ sources: { [file]: twice } }, file, 'the key "molen"', 'twice');
});

describe('the typeface is refused', () => {
  const file = '@example/polder.woff2';
  const refusal = (bytes: Buffer | undefined, remedy: string) =>
    expectOne({ typeface: { file, bytes } }, 'src/plugins/font.ts', `typeface "${file}"`, remedy);

  test('if there is no such file', () => refusal(undefined, 'Install its package'));

  test('if it is static', async () => refusal(await instance(typeface, 'a', 400), 'Name a variable one'));

  test('if it is never bold enough', async () => {
    const variationAxes = { wght: { min: 400, max: 500 } };
    const bytes = await subsetFont(readFileSync(locate(typeface)), 'a', { targetFormat: 'sfnt', variationAxes });
    await refusal(bytes, 'Its weights are 400 to 500. Name one that has 400 to 700.');
  });
});

describe('the portfolio is refused', () => {
  const file = 'src/content/engagements.ts';
  const two = { ...texts, 'portfolio.more.name': 'More', 'portfolio.more.desc': 'More.' };

  test.each([
    ['juni 2022 - nu', 'in English'],
    ['June 2022', 'like "June 2022 - November 2025"'],
    ['June 22 - now', 'like'],
    ['June 2022 - May 2022', 'earlier month'],
    ['May 2023 - June 2022', 'earlier month'],
  ])('for the period %s', async (period, remedy) => {
    await expectOne(during(period), file, `period "${period}"`, remedy);
  });

  test('for a client that stands there twice, or that the wall lacks', async () => {
    await expectOne(
      {
        engagements: [
          ...content.engagements,
          { client: 'molen', projects: [project('more', 'May 2020 - now', 'SAP')] },
        ],
        words: { en: two, nl: two },
      },
      file,
      'molen',
      'one entry',
    );
    const logos = content.logos.slice(1);
    await expectOne({ clients: {}, logos }, file, 'client "molen"', 'src/content/clients.ts');
  });

  test('for projects that are told alike, or not at all', async () => {
    const [one] = content.engagements[0]?.projects ?? [];
    await expectOne(projects(...(one ? [one, { ...one }] : [])), file, 'portfolio.molen.name', 'a key of its own');
    await expectOne(projects(project('molen', 'May 2020 - now')), file, 'no technology', 'Name at least one');
    await expectOne(projects(project('molen', 'May 2020 - now', 'SAP', 'SAP')), file, 'technology "SAP"', 'twice');
  });

  test('for a key that cannot name a file', async () => {
    const clients = { ...content.clients, 'a/b': { name: 'A/B' } };
    const logos = [...content.logos, { ...content.logos[0], path: 'public/logos/wordmarks/a/b.svg' }] as never;
    await expectOne({ clients, logos }, 'src/content/clients.ts', '"a/b"', 'letters and digits');
  });
});

test.each(['June 2022 - now', 'June 2022 – November 2025', 'May 2018 - May 2018'])(
  'the period %s passes',
  async (text) => {
    expect(await check(during(text))).toEqual([]);
  },
);

describe('the colours are refused', () => {
  test.each([
    [
      'a pale text',
      'light',
      { quiet: '#777777' },
      'quiet "#777777"',
      'porcelain, "#F1F5FB", is 4:1 and must be 7:1. Make it darker',
    ],
    ['a dark text in the dark', 'dark', { error: '#8A1C12' }, 'error', 'Make it lighter'],
    ['a ground that nothing can be read on', 'light', { paper: '#808080' }, 'paper', 'Make it lighter'],
    ['a colour by its name', 'light', { ink: 'navy' }, 'ink "navy"', 'like "#123B7A"'],
  ])('for %s', async (_, scheme, changed, value, remedy) => {
    const schemes = { light, dark };
    const colours = scheme === 'dark' ? dark : light;
    await expectOne(
      { schemes: { ...schemes, [scheme]: { ...colours, ...changed } } },
      'src/styles/colours.ts',
      `${scheme}, ${value}`,
      remedy,
    );
  });

  test('in an icon that the site has outgrown', async () => {
    const icon = content.icon.replace(light.delft, '#111111');
    await expectOne({ icon }, 'public/icons/icon.svg', 'delft "#111111"', 'npm run icons');
  });
});

test('what the site holds is shown in a table', () => {
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

describe('a file that cannot be loaded is named', () => {
  test.each([
    [
      'with the line that has no end',
      {
        errors: [
          { message: '[PARSE_ERROR] Unterminated string\n╭─[ …', loc: { file: 'src/content/company.ts', line: 6 } },
        ],
      },
      'src/content/company.ts: line 6 cannot be read: Unterminated string\n',
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
