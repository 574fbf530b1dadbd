// Runs every suite on the site of another owner, who has changed all that the README offers: no test may fail for it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What the owner writes: in which file, in the place of what. */
const changes = [
  ['src/content/company.ts', "name: 'Voorbeeld IT'", "name: 'Brugdijk & Zonen'"],
  ['src/content/company.ts', "address: 'https://www.example.com'", "address: 'https://brugdijk.example'"],
  ['src/content/company.ts', "  vat: 'NL000000000B00',\n", "  legalName: 'Brugdijk Beheer B.V.',\n  seat: 'Gouda',\n"],
  ['src/content/company.ts', "phone: '+31 00 000 00 00'", "phone: '+31 (0)182 12 34 56'"],
  [
    'src/content/company.ts',
    "  email: 'info@example.com',\n",
    "  email: 'post@brugdijk.example',\n  messages: 'https://forms.example/brugdijk',\n  privacy: '/privacy.html',\n",
  ],
  ['src/styles/colours.ts', "delft: '#123B7A'", "delft: '#14532D'"],
  ['src/styles/colours.ts', "paper: '#FBFCFE'", "paper: '#FCFDFA'"],
  [
    'src/plugins/font.ts',
    '@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2',
    '@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2',
  ],
  ['src/content/clients.ts', "  caiw: { name: 'CAIW', language: 'nl' },\n", ''],
  ['src/content/clients.ts', "name: 'Knab'", "name: 'Knab & Kompagnons'"],
  ['src/languages.ts', "languages = ['en', 'nl']", "languages = ['nl', 'de', 'en']"],
  ['src/languages.ts', "defaultLanguage: Language = 'en'", "defaultLanguage: Language = 'nl'"],
  ['src/languages.ts', "{ en: 'English',", "{ de: 'Deutsch', en: 'English',"],
  ['src/languages.ts', "{ en: 'en_GB',", "{ de: 'de_DE', en: 'en_GB',"],
  ['src/language/words.ts', '  en: async', "  de: async () => (await import('./de')).de,\n  en: async"],
  [
    'src/language/last-words.ts',
    '  en: {\n',
    "  de: { title: 'Hoppla', text: 'Das war nichts.', reload: 'Neu', home: 'Start' },\n  en: {\n",
  ],
  [
    'src/language/message-words.ts',
    '  en: {\n',
    "  de: {\n    privacy: 'verwendet das nur für die Antwort.',\n    refused: () => 'Nicht angenommen.',\n    kept: 'Wartet hier.',\n    unconfirmed: 'Ungewiss.',\n    refusedTitle: 'Nicht angenommen',\n    refusedText: 'Bitte per E-Mail.',\n  },\n  en: {\n",
  ],
  ['src/content/flags.ts', '  en: [\n', "  de: [{ d: 'M0 0h24v16H0z', fill: '#c00' }],\n  en: [\n"],
  ['src/language/en.ts', "'A small, senior team.", "'Four people."],
];

/** Words of a third language: the English ones, each with a mark. */
const german = `import { type Dictionary, en } from './en';

export const de = Object.fromEntries(Object.entries(en).map(([key, text]) => [key, \`\${text} ä\`])) as Dictionary;
`;

const folder = mkdtempSync(join(tmpdir(), 'owner-'));
const skipped = /^(node_modules|dist|tests\/output|\.git)$/;
cpSync('.', folder, { recursive: true, filter: (path) => !skipped.test(path.replaceAll('\\', '/')) });
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
for (const [file, text, other] of changes) {
  const source = readFileSync(join(folder, file), 'utf8');
  if (!source.includes(text)) throw new Error(`${file} does not contain: ${text}`);
  writeFileSync(
    join(folder, file),
    source.replace(text, () => other),
  );
}
writeFileSync(join(folder, 'src/language/de.ts'), german);

const { status } = spawnSync(process.execPath, ['tests/run.mjs', ...process.argv.slice(2)], {
  cwd: folder,
  stdio: 'inherit',
});
rmSync(folder, { recursive: true });
process.exit(status ?? 1);
