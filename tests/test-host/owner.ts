import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/languages';
import { oddLogos } from '../odd-logos';

/**
 * What another owner writes, by the steps of `src/content/README.md`: in which file, what is replaced, by what. His page,
 * service and language have names that the site itself is not likely to get.
 */
const changes: readonly (readonly [file: string, old: string | RegExp, text: string])[] = [
  ['content/company.ts', "name: 'Voorbeeld IT'", "name: 'Brugdijk & Zonen Automatisering'"],
  ['content/company.ts', "website: 'https://www.example.com'", "website: 'https://brugdijk.example'"],
  ['content/company.ts', "  registration: '00000000',\n", "  registration: '12345678',\n"],
  [
    'content/company.ts',
    "  vat: 'NL000000000B00',\n",
    "  vat: 'NL 0012.34.567.B01',\n  legalName: 'Brugdijk Beheer B.V.',\n  seat: 'Gouda',\n",
  ],
  ['content/company.ts', "street: 'Voorbeeldstraat 1'", "street: 'Gebouw De Haven\\nKade 12'"],
  ['content/company.ts', "postcode: '1234 AB'", "postcode: '2801 AA'"],
  ['content/company.ts', "city: 'Voorbeeldstad'", "city: 'Gouda'"],
  ['content/company.ts', "phone: '+31 00 000 00 00'", "phone: '0182 - 12 34 56'"],
  ['content/company.ts', "  email: 'info@example.com',\n", "  email: 'Post@Brugdijk.example',\n"],
  [
    'content/company.ts',
    // The owner of this site may have set them, too.
    /(^ {2}(messages|messageFields|privacy): .*\n)*(?=^\};$)/m,
    "  messages: 'https://messages.example/receive',\n  messageFields: { access_key: 'key-1', 'form-name': 'contact' },\n  privacy: '/privacy.html',\n",
  ],
  ['content/languages.ts', "{ en: 'English'", "{ fy: 'Frysk', en: 'English'"],
  ['content/languages.ts', /(defaultLanguage: .*) = '\w+'/, "$1 = 'nl'"],
  [
    'content/services.ts',
    "  {\n    name: 'consulting',",
    "  { name: 'dredging', lines: 'M32 8 54 16v16c0 12-9 20-22 24C19 52 10 44 10 32V16z', dot: [32, 32], lineAngle: 30, lineSpacing: 12 },\n  {\n    name: 'consulting',",
  ],
  ['content/clients.ts', "  caiw: { name: 'CAIW', language: 'nl' },\n", ''],
  [
    'content/clients.ts',
    /( {4}client: 'knab',\n {4}projects: ).*?,\n(?= {2}\},)/s,
    "$1[{ period: 'September 2021 - now', technologies: ['Azure'] }, { period: 'May 2020 - May 2021', technologies: ['Citrix'] }],\n",
  ],
  [
    'content/pages.ts',
    "  { path: '/about', page: 'about' },\n",
    "  { path: '/about', page: 'about' },\n  { path: '/harbour', page: 'harbour' },\n",
  ],
  ...languages.map((code) => {
    const title = code === 'nl' ? 'Baggeren' : 'Dredging';
    return [
      `content/words/${code}/index.ts`,
      "  'toast.close'",
      `  'portfolio.knab2.name': '${title} before',
  'portfolio.knab2.desc': '${title}, for ${code}.',
  'services.dredging.title': '${title}',
  'services.dredging.text': '${title}, for ${code}.',
  'nav.harbour': 'Harbour (${code})',
  'page.harbour.title': 'Harbour (${code})',
  'page.harbour.description': 'Moor here (${code}).',
  'harbour.title': 'Moor here (${code})',
  'harbour.text': 'Write to us (${code}).',

  'toast.close'`,
    ] as const;
  }),
];

/** The words of a third language: the English ones with a mark. */
const toFrisian = (english: string) =>
  english
    .replace(/^ (?!.*\.months).*',$/gm, (line) => line.replace(/',$/, " ä',"))
    .replace('words =', "words: import('../../../schema').Dictionary =");

const harbour = `import { useLanguage } from '../../language/page-language';
import { CallToAction } from '../../layout/call-to-action';
import { PageHeader } from '../../layout/page-header';

export default function Harbour() {
  const { t } = useLanguage();
  return (
    <>
      <PageHeader title={t('harbour.title')} text={t('harbour.text')} view="about" />
      <CallToAction />
    </>
  );
}
`;

/**
 * Turns a copy of the project into the site of another owner.
 * @throws if a file no longer contains what the guide lets an owner replace
 */
export function changeOwner(folder: string): void {
  const source = (file: string) => join(folder, 'src', file);
  for (const [file, old, text] of changes) {
    const before = readFileSync(source(file), 'utf8');
    if (!(typeof old === 'string' ? before.includes(old) : old.test(before)))
      throw new Error(`tests/test-host/owner.ts replaces this in src/${file}, where it no longer is: ${old}`);
    writeFileSync(source(file), before.replace(old, text));
  }
  cpSync(source('content/words/en'), source('content/words/fy'), { recursive: true });
  writeFileSync(
    source('content/words/fy/index.ts'),
    toFrisian(readFileSync(source('content/words/en/index.ts'), 'utf8')),
  );
  mkdirSync(source('content/pages'), { recursive: true });
  writeFileSync(source('content/pages/harbour.tsx'), harbour);
  writeFileSync(join(folder, 'public/privacy.html'), '<!doctype html><title>Privacy</title>');
  const logos = join(folder, 'public/logos');
  rmSync(join(logos, 'wordmarks/caiw.svg'));
  for (const [key, name] of [
    ['knab', 'white ground'],
    ['fugro', 'three colours'],
    ['shell', 'no namespace'],
    ['ggd', 'a speck on a page'],
    ['gouda', 'an orange disc'],
  ] as const)
    for (const use of ['wordmarks', 'emblems']) writeFileSync(join(logos, use, `${key}.svg`), oddLogos[name]);
}
