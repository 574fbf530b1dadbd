import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { company } from '../../src/content/company';
import { dictionaries, mainLanguage, timelineClients } from '../site-content';
import { isAsDelivered } from '../specification';
import { changeOwner } from './owner';

/** What a build reads. `npm run build`, which makes the site of the other owner, runs the content check, too. */
const sources = [
  'index.html',
  'lighthouserc.json',
  'package.json',
  'public',
  'src',
  'tests/content.test.ts',
  'tests/test-host/owner.ts',
  'tests/test-host/versions.ts',
  'tests/logo-issues.ts',
  'tests/odd-logos.ts',
  'tests/open-font.ts',
  'tests/specification.ts',
  'tests/tsconfig.json',
  'tests/vitest.config.ts',
  'tsconfig.json',
  'uno.config.ts',
  'vite.config.ts',
];

/** The files below a folder, with their paths in it. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

const changedKey = timelineClients[0]?.projects[0]?.descKey ?? 'hero.text';

/** What the site says of its first client. The update has another last word. */
export const oldText = dictionaries[mainLanguage][changedKey];
export const newText = oldText.replace(/\w+\W*$/, 'reworded.');

/** Where the form of the update posts its messages: to the host of the site. */
export const messagesPath = '/messages';

/** One build serves both as an update and as a site with an endpoint: each takes half a minute. */
export type Version = 'update with endpoint' | 'without endpoint' | 'kill switch' | 'other owner';

interface Change {
  /** The text that is appended to a source file, by its path in `src/`. */
  code?: Record<string, string>;
  env?: Record<string, string>;
  /** Changes the copy of the project, which is then built by `npm run build`. */
  change?: (folder: string) => void;
}

/** How the other versions of the site that tests need differ. In the update, one word is another, and the form sends. */
const versions: Record<Version, Change> = {
  'update with endpoint': {
    code: {
      [`language/${mainLanguage}.ts`]: `Object.assign(${mainLanguage}, ${JSON.stringify({ [changedKey]: newText })});`,
      'content/company.ts': `Object.assign(company, { messages: '${messagesPath}', messageFields: undefined });`,
    },
  },
  'without endpoint': { code: { 'content/company.ts': 'Object.assign(company, { messages: undefined });' } },
  'kill switch': { env: { KILL_SWITCH: '1' } },
  'other owner': { change: changeOwner },
};

/** The versions that can be built. The other owner is made from the example. */
export const versionNames = (Object.keys(versions) as Version[]).filter(
  (name) => name !== 'other owner' || isAsDelivered,
);

/** How many digits of a digest are in the name of a folder. */
const digestLength = 16;

/** Says which sources a version was built from. */
function digest(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = source.includes('.') ? [source] : filesIn(source).map((file) => join(source, file));
    for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, digestLength);
}

const homeOf = (name: Version) => resolve('node_modules/.cache/versions', name);

/** The build that most tests run against: `dist/`, or, if its owner has an endpoint, one without it. No test sends him a message. */
export const dist = company.messages ? join(homeOf('without endpoint'), digest()) : resolve('dist');

/** The folder of a version. The first who asks for it builds it from a copy of the sources; it is kept until they change. */
export async function versionOf(name: Version): Promise<string> {
  if (name === 'without endpoint' && !company.messages) return dist;
  const home = homeOf(name);
  const folder = join(home, digest());
  if (existsSync(folder)) return folder;
  const { code = {}, env, change } = versions[name];
  const work = mkdtempSync(join(tmpdir(), 'version-'));
  for (const source of sources) cpSync(source, join(work, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(work, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(code)) appendFileSync(join(work, 'src', file), text);
  change?.(work);
  const command = change ? ['npm', 'run', 'build'] : ['npx', 'vite', 'build'];
  await promisify(execFile)(command[0] ?? '', command.slice(1), {
    cwd: work,
    // The environment of a test runner is not that of a build.
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined, ...env },
  }).catch(({ message, stdout, stderr }) => {
    throw new Error([message, stdout, stderr].join('\n'));
  });
  // Removes the builds of earlier sources. Another worker may have begun one of the present sources.
  for (const name of existsSync(home) ? readdirSync(home) : [])
    if (!name.startsWith(digest())) rmSync(join(home, name), { recursive: true, force: true });
  const own = `${folder}-${process.pid}`;
  cpSync(join(work, 'dist'), own, { recursive: true });
  rmSync(work, { recursive: true });
  try {
    renameSync(own, folder);
  } catch {
    // Another worker has built it meanwhile.
    rmSync(own, { recursive: true });
  }
  return folder;
}

/** The files of a build, as addresses. */
export const filesOf = (version: string): string[] => filesIn(version).map((file) => `/${file}`);

interface PrecacheEntry {
  url: string;
  /** The hash of the file, or null if its name contains one. */
  revision: string | null;
}

/** What the worker of a build keeps for offline use. */
export function precacheOf(version: string): PrecacheEntry[] {
  const worker = readFileSync(join(version, 'sw.js'), 'utf8');
  const entries = [...worker.matchAll(/\{[^{}]*"revision":[^{}]*\}/g)].map(([entry]) => JSON.parse(entry));
  return entries.map((entry: PrecacheEntry) => ({ ...entry, url: `/${entry.url}` }));
}

/** The address of a script of a build, by the name of its chunk: `main`, `toaster`, `client-dialog`, or a language. */
export function scriptOf(version: string, chunk: string): string {
  const script = filesOf(version).find((file) => new RegExp(`^/assets/${chunk}-[\\w-]{8}\\.js$`).test(file));
  if (!script) throw new Error(`${version} has no chunk "${chunk}".`);
  return script;
}
