// Runs every suite on the site of another owner, who has changed all that the README offers: no test may fail for it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  ['src/build/font.ts', 'hanken-grotesk-latin-wght-normal.woff2', 'hanken-grotesk-latin-wght-italic.woff2'],
  ['src/content/clients.ts', "  caiw: { name: 'CAIW', language: 'nl' },\n", ''],
  ['src/content/clients.ts', "name: 'Knab'", "name: 'Knab & Kompagnons'"],
  ['src/languages.ts', "languages = ['en', 'nl']", "languages = ['nl', 'de', 'en']"],
  ['src/languages.ts', "defaultLanguage: Language = 'en'", "defaultLanguage: Language = 'nl'"],
  ['src/languages.ts', "{ en: 'English',", "{ de: 'Deutsch', en: 'English',"],
  ['src/languages.ts', "{ en: 'en_GB',", "{ de: 'de_DE', en: 'en_GB',"],
  ['src/language/words.ts', '  en: async', "  de: async () => (await import('./de')).de,\n  en: async"],
  ...['language/error-messages', 'language/message-words', 'content/flags'].map((name) => [
    `src/${name}.ts`,
    /^ {2}en: ([[{].*?^ {2}[\]}]),\n/ms,
    '  de: $1,\n$&',
  ]),
  ['src/language/en.ts', "'A small, senior team.", "'Four people."],
  [
    'src/content/engagements.ts',
    "  engagement('knab', 'September 2021 - February 2022', 'Process management', 'ServiceNow', 'Azure'),\n",
    `  {
    client: 'knab',
    projects: [project('knab', 'September 2021 - now', 'Azure'), project('knab2', 'May 2020 - May 2021', 'Citrix')],
  },\n`,
  ],
  [
    'src/routes.ts',
    "  { path: '/about', page: 'about' },\n",
    "  { path: '/about', page: 'about' },\n  { path: '/jobs', page: 'jobs' },\n",
  ],
  ['src/app.tsx', 'import { NotFound }', "import { Jobs } from './pages/jobs/jobs';\nimport { NotFound }"],
  ['src/app.tsx', '  about: <About />,\n', '  about: <About />,\n  jobs: <Jobs />,\n'],
  ...Object.entries({ en: 'Once before', nl: 'Eén keer eerder' }).map(([code, title]) => [
    `src/language/${code}.ts`,
    "  'toast.close'",
    `  'portfolio.knab2.name': '${title}',
  'portfolio.knab2.desc': '${title}, for ${code}.',
  'nav.jobs': 'Jobs (${code})',
  'page.jobs.title': 'Jobs (${code})',
  'page.jobs.description': 'Work here (${code}).',
  'jobs.title': 'Work here (${code})',
  'jobs.text': 'Write to us (${code}).',

  'toast.close'`,
  ]),
];

/** Words of a third language: the English ones with a mark. A year has twelve months in every language. */
const toGerman = (english) =>
  english
    .replace(/^ (?!.*\.months).*',$/gm, (line) => line.replace(/',$/, " ä',"))
    .replace('export const en = {', "import type { Dictionary } from './en';\n\nexport const de: Dictionary = {")
    .replace(/^export type [\s\S]*?;$/gm, '');

/** A page of the owner's own. */
const jobs = `import { useLanguage } from '../../language/language';
import { CallToAction } from '../../layout/call-to-action';
import { PageHeader } from '../../layout/page-header';
import { Sections } from '../../layout/sections';

export function Jobs() {
  const { t } = useLanguage();
  return (
    <Sections>
      <PageHeader title={t('jobs.title')} text={t('jobs.text')} view="about" />
      <CallToAction />
    </Sections>
  );
}
`;

const folder = mkdtempSync(join(tmpdir(), 'owner-'));
const skipped = /^(node_modules|dist|tests\/output|\.git)$/;
cpSync('.', folder, { recursive: true, filter: (path) => !skipped.test(path.replaceAll('\\', '/')) });
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
for (const [file, text, other] of changes) {
  const source = readFileSync(join(folder, file), 'utf8');
  const changed = source.replace(text, other);
  if (changed === source) throw new Error(`${file} does not contain: ${text}`);
  writeFileSync(join(folder, file), changed);
}
writeFileSync(join(folder, 'src/language/de.ts'), toGerman(readFileSync(join(folder, 'src/language/en.ts'), 'utf8')));
rmSync(join(folder, 'public/logos/wordmarks/caiw.svg'));
writeFileSync(join(folder, 'public/privacy.html'), '<!doctype html><title>Privacy</title>');
mkdirSync(join(folder, 'src/pages/jobs'));
writeFileSync(join(folder, 'src/pages/jobs/jobs.tsx'), jobs);

const run = (...command) => spawnSync('npm', command, { cwd: folder, stdio: 'inherit' }).status === 0;
const isSound = run('run', 'icons') && run('run', 'build') && run('test');
rmSync(folder, { recursive: true });
process.exit(isSound ? 0 : 1);
