import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findIssues } from '../content/check';
import { loadContent } from '../content/load';

const home = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(home, { recursive: true }));

/** The issues in a copy of the site of the tests, once something is changed in it. */
async function issuesAfter(name: string, change: (folder: string) => void): Promise<string[]> {
  const folder = join(home, name);
  cpSync('tests/site', folder, { recursive: true });
  change(folder);
  const { content, issues } = await loadContent({ content: join(folder, 'content'), public: join(folder, 'public') });
  return [...issues, ...(await findIssues(content))];
}

test('There is nothing wrong with the site of the tests', async () => {
  expect(await issuesAfter('site', () => {})).toEqual([]);
});

const [nl, emblem] = ['content/words/nl/index.ts', 'public/logos/emblems/kadewerk.svg'];
const project = "period: 'May 2019 - June 2020'";
const mail = "'https://api.web3forms.com";

/** A file, what is replaced in it, by what, and the issue: what is wrong, and what to do. Without a text, the file is removed. */
const cases: readonly (readonly [file: string, old: string, text: string | undefined, issue: RegExp])[] = [
  ['content/company.ts', 'Kolk & Zonen', 'Waterbouwkundig Bureau Kolk', /name .* a phone has no room .* Shorten it/],
  ['content/company.ts', 'https://kolk', 'http://kolk', /website .* no web address. Write it like/],
  ['content/company.ts', 'kolk.example', 'kolk.example/', /website .* without a slash/],
  ['content/company.ts', '2899 ZX', '0899 ZX', /postcode .* Write it like "1234 AB"/],
  ['content/company.ts', '12 34 56', '12 34 5', /phone .* no such number. Count its digits/],
  ['content/company.ts', '0182 -', '+31 0182', /phone .* a 0 follows the country. Leave it out/],
  ['content/company.ts', 'Post@Kolk', 'Post@Kolk.', /email .* Write it like/],
  ['content/company.ts', '1234 5678', '1234', /registration .* eight digits/],
  ['content/company.ts', 'NL 0012', 'NL 12', /vat .* Write it like/],
  ['content/company.ts', '/privacy.html', '/none.pdf', /privacy .* no file public\/none.pdf. Put it there/],
  ['content/company.ts', '/privacy.html', 'privacy.html', /privacy .* no address. Write/],
  ['content/company.ts', "'/messages'", "'messages'", /formEndpoint .* no address. Write a URL/],
  ['content/company.ts', "'/messages'", "'/none.php'", /formEndpoint .* no file public\/none.php. Put it there/],
  ['content/company.ts', "'/messages'", `${mail}'`, /Web3Forms has "\/submit" at its end. Add it/],
  ['content/company.ts', "'key-1'", "'your-key'", /has an example. Write what the form service gave you/],
  ['content/company.ts', "formEndpoint: '/messages',", '', /nothing with formFields alone. Add formEndpoint/],
  ['content/company.ts', "legalName: 'Kolk Beheer B.V.',", '', /seat is shown behind "legalName" only. Add that/],
  ['content/company.ts', "'Hogedijk'", "' Hogedijk'", /seat .* begins or ends with a space. Correct it/],
  ['content/languages.ts', "en: 'English', ", '', /^src\/content\/words\/en: .* not listed. Add its line to/],
  ['content/languages.ts', "de: '", "fy: 'Frysk', de: '", /^src\/content\/words\/fy\/index.ts: .* Copy the folder/],
  ['content/words/de', '', undefined, /^src\/content\/words\/de\/flag.ts: .* is missing. Copy the folder/],
  ['content/words/de/flag.ts', 'const flag', 'const banner', /does not export "flag". Complete it/],
  ['content/pages/workshop.tsx', '', undefined, /"workshop" has no component. Write src\/content\/pages\/workshop.tsx/],
  ['content/pages.ts', "'/werkplaats'", "'/about'", /two pages have the path "\/about". Change one/],
  ['content/pages.ts', "'/werkplaats'", "'werkplaats'", /no path. Write it like/],
  ['content/pages.ts', "page: 'workshop'", "page: 'jobs'", /pages\/workshop.tsx: .* no page. Add its line/],
  ['content/services.ts', "name: 'process', path: 'M32 6l20", "name: 'process', path: 'M32 6l40", /leaves the square/],
  ['content/services.ts', "'M32 6l20 14v24L32 58 12 44V20zM32 6v52'", "'M12 12l9 9'", /smaller square .* Draw it/],
  ['content/services.ts', "'dredging'", "'process'", /"process" is there twice. Remove one/],
  ['content/clients.ts', "client: 'uferwind'", "client: 'veenbrug'", /veenbrug has two engagements. Put its projects/],
  ['content/clients.ts', 'zilverduin:', 'timeline:', /a part of the page is "timeline". Write another key/],
  ['content/clients.ts', "'Zilverduin'", "'Kadewerk'", /two clients have the name "kadewerk". Tell them apart/],
  ['content/clients.ts', 'zilverduin:', 'zilverDuin:', /"zilverDuin" is no key. Use small letters/],
  ['content/clients.ts', "'Riet'", "'Rietkraag'", /mapLabel "Rietkraag" has over 4 letters. Shorten it/],
  ['content/clients.ts', "'Zilverduin'", "'Zilverduin', mapLabel: 'Duin'", /room for four names. Remove an "mapLabel"/],
  ['content/clients.ts', project, "period: '2019 - 2020'", /it cannot be read. Write it like/],
  ['content/clients.ts', project, "period: 'May 2019 - April 2019'", /ends before it begins. Write the earlier/],
  ['content/clients.ts', project, "period: 'May 2919 - now'", /has not begun yet. Check the year/],
  ['content/clients.ts', project, "period: 'May 2019 - June 2920'", /is not over yet. Check the year/],
  ['content/clients.ts', project, "period: 'April 2024 - now'", /kadewerk: list the newest project first/],
  ['content/clients.ts', "'Intune', 'MFA'", "'MFA', 'MFA'", /veenbrug has "MFA" twice. Remove one/],
  ['content/clients.ts', "'Intune', 'MFA'", "'Intune, MFA'", /is one text. Write a list/],
  ['public/logos/wordmarks/kadewerk.svg', '', undefined, /^public\/logos\/wordmarks\/kadewerk.svg: .* missing. Put/],
  [emblem, '', undefined, /^public\/logos\/emblems\/kadewerk.svg: .* missing. Put the drawing/],
  [emblem, '<svg', '<svg onclick="x()"', /^public\/logos\/emblems\/kadewerk.svg: contains a script/],
  ['public/app-icons/icon.svg', '512 512', '64 64', /^public\/app-icons\/icon.svg: .* Draw it so/],
  ['content/colours.ts', "quiet: '#3a4f43'", "quiet: '#7a8f83'", /light, quiet on paper .*:1. Make it 7:1/],
  ['content/colours.ts', "spark: '#ec4899'", "spark: '#fcc8e9'", /light, spark on paper .*:1. Make it 3:1/],
  ['content/colours.ts', "'#3a4f43'", "'grey'", /quiet "grey" is no colour. Write "#"/],
  ['content/typeface.ts', 'wght-normal', 'wght-italic', /is italic. Name the upright file/],
  [nl, 'Ons gereedschap', 'Ons gereedschap \u{1f6e0}', /^src\/content\/typeface.ts: it has no .* Take these out/],
  [nl, "'portfolio.uferwind.desc'", "'portfolio.wind.desc'", /words\/nl.*'portfolio.uferwind.desc' is missing. Add/],
  [nl, 'januari februari', 'januari', /'portfolio.months' is not a year. Write twelve/],
  [nl, "'Ons werk'", "'Ons <b>werk</b>'", /'portfolio.title' contains HTML.* Take it out/],
  [nl, "'Ons werk'", "''", /'portfolio.title' is empty.* Correct it/],
  [nl, "'Het bedrijf'", `'${'Het bedrijf '.repeat(6)}'`, /'page.about.title' has over 60 characters. Shorten it/],
  [nl, "'Het bedrijf'", "'Werk voor klanten'", /two pages have the title “Werk voor klanten”. Change one/],
];

test.each(cases.map((row, index) => [index, ...row] as const))('%i: %s with %j as %j', async (index, ...row) => {
  const [file, old, text, issue] = row;
  const issues = await issuesAfter(String(index), (folder) => {
    const path = join(folder, file);
    if (text === undefined) return rmSync(path, { recursive: true });
    const before = readFileSync(path, 'utf8');
    expect(before, 'what is replaced').toContain(old);
    writeFileSync(path, before.replace(old, text));
  });
  expect(issues).toContainEqual(expect.stringMatching(issue));
});
