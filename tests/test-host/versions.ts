import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
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
import { basename, dirname, join, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The files and folders that a build reads. */
const sources = ['index.html', 'package.json', 'public', 'src', 'tsconfig.json', 'uno.config.ts', 'vite.config.ts'];

/** The client whose text differs in the update, and the text in both versions. */
export const oldText = 'De kranen melden zelf wanneer zij olie nodig hebben.';
export const newText = 'De kranen bestellen zelf hun olie.';

/** The path of the endpoint of the site. */
export const messagesPath = '/messages';

/**
 * A build that tests run on: the site of `tests/site`, an update of it, a version whose worker removes itself, and the example,
 * which is what `src/content` holds.
 */
export type Version = 'site' | 'update' | 'kill switch' | 'example';

/** Copies the folders of the site of the tests over those of the owner, in a copy of the project. */
export function copySite(folder: string): void {
  for (const path of ['src/content', 'public/logos']) rmSync(join(folder, path), { recursive: true });
  cpSync('tests/site/content', join(folder, 'src/content'), { recursive: true });
  cpSync('tests/site/public', join(folder, 'public'), { recursive: true });
}

function changeText(folder: string): void {
  const file = join(folder, 'src/content/words/nl/index.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(oldText, newText));
}

/** The files below a folder, with their paths in it. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** A digest of the sources and of the site of the tests: a build is kept until they change. */
function digest(): string {
  const hash = createHash('sha256');
  for (const source of [...sources, 'tests/site']) {
    const files = source.includes('.') ? [source] : filesIn(source).map((file) => join(source, file));
    for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Copies the project into a new folder, in which it can be changed and built. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Runs a command of the project in a copy of it. @throws with all that it has printed, if it fails */
export async function run(folder: string, command: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const [program = '', ...args] = command.split(' ');
  // The environment of a test runner is not that of a build.
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: 'production', VITEST: undefined, ...env } };
  const { stdout, stderr } = await promisify(execFile)(program, args, options).catch(({ message, stdout, stderr }) => {
    throw new Error([message, stdout, stderr].join('\n'));
  });
  return stdout + stderr;
}

/** Builds a version into a folder, and removes the older builds beside it. */
async function buildInto(folder: string, name: Version): Promise<void> {
  const work = copyProject();
  if (name !== 'example') copySite(work);
  if (name === 'update') changeText(work);
  await run(work, 'npx vite build', name === 'kill switch' ? { KILL_SWITCH: '1' } : {});
  const home = dirname(folder);
  for (const old of readdirSync(home))
    if (!old.startsWith(basename(folder))) rmSync(join(home, old), { recursive: true, force: true });
  cpSync(join(work, 'dist'), `${folder}.new`, { recursive: true });
  rmSync(work, { recursive: true });
  renameSync(`${folder}.new`, folder);
}

/** Takes a lock file, unless a process that runs has it. */
function takeLock(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

function isHeld(file: string): boolean {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch {
    return false;
  }
}

/** The folder of a version. The first test that asks for it builds it; those in other workers wait. */
export async function versionOf(name: Version): Promise<string> {
  const folder = resolve('node_modules/.cache/versions', name, digest());
  const lock = `${folder}.lock`;
  mkdirSync(dirname(folder), { recursive: true });
  while (!existsSync(folder))
    if (takeLock(lock)) await buildInto(folder, name).finally(() => rmSync(lock));
    else await setTimeout(200);
  return folder;
}

/** The files of a build, as addresses. */
export const filesOf = (version: string): string[] => filesIn(version).map((file) => `/${file}`);

interface PrecacheEntry {
  url: string;
  /** The hash of the file, or null if its name contains one. */
  revision: string | null;
}

/** The files that the worker of a build keeps for offline use. */
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
