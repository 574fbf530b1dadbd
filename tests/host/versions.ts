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
import { company } from '../../src/content/company';
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
export const receiverPort = 4390;

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
      appendFileSync(
        join(folder, 'src/content/company.ts'),
        `Object.assign(company, { messages: 'http://127.0.0.1:${receiverPort}/messages' });`,
      ),
  },
  silent: {
    change: (folder: string) =>
      appendFileSync(join(folder, 'src/content/company.ts'), 'Object.assign(company, { messages: undefined });'),
  },
  'kill switch': { env: { KILL_SWITCH: '1' } },
} satisfies Record<string, { change?: (folder: string) => void; env?: Record<string, string> }>;

export type Version = keyof typeof versions;

/** Says which sources a version was built from. */
function digest(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = source.includes('.') ? [source] : filesIn(source).map((file) => join(source, file));
    for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Builds a version from a copy of the sources, and keeps the build in a folder, in the place of older ones. */
async function build(name: Version, home: string, folder: string): Promise<void> {
  const { change, env }: { change?: (folder: string) => void; env?: Record<string, string> } = versions[name];
  const work = mkdtempSync(join(tmpdir(), 'version-'));
  try {
    for (const source of sources) cpSync(source, join(work, source), { recursive: true });
    symlinkSync(resolve('node_modules'), join(work, 'node_modules'), 'junction');
    change?.(work);
    await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
      cwd: work,
      // A test runner calls its own environment another name, which the build would believe.
      env: { ...process.env, NODE_ENV: 'production', ...env },
    });
    const isOld = (one: string) => one.startsWith(`${name}-`);
    for (const old of readdirSync(home).filter(isOld)) rmSync(join(home, old), { recursive: true });
    // Whoever waits for the folder has to find it whole.
    cpSync(join(work, 'dist'), join(home, `new-${name}`), { recursive: true });
    renameSync(join(home, `new-${name}`), folder);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Takes a lock, if no other process has it. One that was killed leaves its lock behind. */
function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    try {
      process.kill(Number(readFileSync(lock, 'utf8')), 0);
    } catch {
      rmSync(lock, { force: true });
    }
    return false;
  }
}

/** The folder of a version. The first who asks for it builds it; it is kept until the sources change. */
export async function versionOf(name: Version): Promise<string> {
  const home = resolve('node_modules/.cache/versions');
  const [folder, lock] = [join(home, `${name}-${digest()}`), join(home, `${name}.lock`)];
  mkdirSync(home, { recursive: true });
  while (!existsSync(folder)) {
    if (!takeLock(lock)) {
      await pause(200);
      continue;
    }
    try {
      if (!existsSync(folder)) await build(name, home, folder);
    } finally {
      rmSync(lock);
    }
  }
  return folder;
}

/** The folder of a site whose form sends nothing: the build itself, unless the owner receives messages. */
export const silentVersion = async () => (company.messages ? versionOf('silent') : dist);

/** The files of a build, as addresses. */
export const filesOf = (version: string): string[] => filesIn(version).map((file) => `/${file}`);

/** What the worker of a build keeps for offline use, with the hash of each file. */
export function precacheOf(version: string): { url: string; integrity: string }[] {
  const worker = readFileSync(join(version, 'sw.js'), 'utf8');
  const entries = worker.matchAll(/\{"integrity":"([^"]+)","revision":(?:null|"\w+"),"url":"([^"]+)"\}/g);
  return [...entries].map(([, integrity = '', url]) => ({ url: `/${url}`, integrity }));
}

/** The address of a script of a build, by the name of its chunk: `main`, `toaster`, `client-dialog`, or a language. */
export function scriptOf(version: string, chunk: string): string {
  const script = filesOf(version).find((file) => new RegExp(`^/assets/${chunk}-[\\w-]{8}\\.js$`).test(file));
  if (!script) throw new Error(`${version} has no chunk "${chunk}".`);
  return script;
}
