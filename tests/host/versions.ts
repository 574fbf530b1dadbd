import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { dictionaries, first, timeline } from '../content';

/** The build that most tests run against. */
export const dist = resolve('dist');

const sources = ['index.html', 'package.json', 'public', 'src', 'uno.config.ts', 'vite.config.ts'];

/** The files below a folder, with their paths in it. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

const [{ descKey: changedKey } = { descKey: 'hero.text' as const }] = timeline[0]?.projects ?? [];

/** What is said of the first client in the default version, and in the next one: one word is another. */
export const oldText = dictionaries[first][changedKey];
export const newText = oldText.replace(/\w+\W*$/, 'reworded.');

/** Where the messages of the version go that sends them. */
export const receiverPort = 4990;

/** The other versions of the site that tests need: what is done to a copy of the sources, and what the build is told. */
const versions = {
  next: {
    change: (folder: string) =>
      appendFileSync(
        join(folder, `src/language/${first}.ts`),
        `Object.assign(${first}, ${JSON.stringify({ [changedKey]: newText })});`,
      ),
  },
  messages: {
    change: (folder: string) =>
      replaceIn(
        join(folder, 'src/content/company.ts'),
        "  name: '",
        `  messages: 'http://127.0.0.1:${receiverPort}/messages',\n  name: '`,
      ),
  },
  'kill switch': { env: { KILL_SWITCH: '1' } },
} satisfies Record<string, { change?: (folder: string) => void; env?: Record<string, string> }>;

export type Version = keyof typeof versions;

function replaceIn(file: string, text: string, other: string) {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(text)) throw new Error(`${file} does not contain: ${text}`);
  writeFileSync(file, source.replaceAll(text, other));
}

/** Says which sources a version was built from. */
function digest(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = source.includes('.') ? [source] : filesIn(source).map((file) => join(source, file));
    for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Builds a version from a copy of the sources. Returns the folder of the build. */
async function build(name: Version, folder: string): Promise<string> {
  const { change, env }: { change?: (folder: string) => void; env?: Record<string, string> } = versions[name];
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  change?.(folder);
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: folder,
    // A test runner calls its own environment another name, which the build would believe.
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return join(folder, 'dist');
}

/** The folder of a version. The first who asks for it builds it; it is kept until the sources change. */
export async function versionOf(name: Version): Promise<string> {
  const home = resolve('node_modules/.cache/versions');
  const [folder, lock] = [join(home, `${name}-${digest()}`), join(home, `${name}.lock`)];
  mkdirSync(home, { recursive: true });
  while (!existsSync(folder)) {
    try {
      mkdirSync(lock);
    } catch {
      await pause(200);
      continue;
    }
    const work = mkdtempSync(join(tmpdir(), 'version-'));
    try {
      const built = await build(name, work);
      for (const old of readdirSync(home).filter((one) => one.startsWith(`${name}-`)))
        rmSync(join(home, old), { recursive: true });
      cpSync(built, `${lock}/built`, { recursive: true });
      renameSync(`${lock}/built`, folder);
    } finally {
      rmSync(work, { recursive: true });
      rmSync(lock, { recursive: true });
    }
  }
  return folder;
}

/** The files of a build, as addresses. */
export const filesOf = (version: string): string[] => filesIn(version).map((file) => `/${file}`);

export interface Precached {
  url: string;
  revision: string | null;
}

/** The list of what the worker of a build keeps for offline use. */
export function precacheOf(version: string): Precached[] {
  const worker = readFileSync(join(version, 'sw.js'), 'utf8');
  const entries = worker.matchAll(/\{"revision":(?:null|"(\w+)"),"url":"([^"]+)"/g);
  return [...entries].map(([, revision = null, url]) => ({ url: `/${url}`, revision }));
}

/** The address of a script of a build, by the name of its chunk: `main`, `vendor`, `overlays`, or a language. */
export function scriptOf(version: string, chunk: string): string {
  const script = filesOf(version).find((file) => new RegExp(`^/assets/${chunk}-[\\w-]{8}\\.js$`).test(file));
  if (!script) throw new Error(`${version} has no chunk "${chunk}".`);
  return script;
}
