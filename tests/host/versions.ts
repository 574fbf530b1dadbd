import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
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
import { promisify } from 'node:util';
import { dictionaries, first, timeline } from '../e2e/content';

/** The build that the tests run against. */
export const dist = resolve('dist');

const sources = ['index.html', 'package.json', 'public', 'src', 'uno.config.ts', 'vite.config.ts'];

/** A folder that is gone when the work with it is done. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Builds the site from a copy of its sources.
 * @param folder an empty folder, for the copy
 * @param how what is done to the copy first, and what the build finds in its environment
 * @returns the folder of the build
 */
export async function build(
  folder: string,
  how: { change?: (folder: string) => void; env?: Record<string, string> },
): Promise<string> {
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  how.change?.(folder);
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: folder,
    // A test runner calls its own environment another name, which the build would believe.
    env: { ...process.env, NODE_ENV: 'production', ...how.env },
  });
  return join(folder, 'dist');
}

const [{ descKey: changedKey } = { descKey: 'hero.text' as const }] = timeline[0]?.projects ?? [];

/** What is said of the first client in the first version, and in the second: one word is another. */
export const oldText = dictionaries[first][changedKey];
export const newText = oldText.replace(/\w+\W*$/, 'reworded.');

/** Changes the one word of the second version. */
export function changeOneWord(folder: string): void {
  appendFileSync(
    join(folder, `src/language/${first}.ts`),
    `Object.assign(${first}, ${JSON.stringify({ [changedKey]: newText })});`,
  );
}

/** Lets the messages of a version go to an address. */
export const sendTo = (address: string) => (folder: string) =>
  replaceIn(join(folder, 'src/content/company.ts'), "  name: '", `  messages: '${address}',\n  name: '`);

function replaceIn(file: string, text: string, other: string) {
  const source = readFileSync(file, 'utf8');
  if (!source.includes(text)) throw new Error(`${file} does not contain: ${text}`);
  writeFileSync(file, source.replaceAll(text, other));
}

/** The files of a build, as addresses. */
export function filesOf(version: string): string[] {
  return readdirSync(version, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(version, join(entry.parentPath, entry.name)))
    .map((file) => `/${file.replaceAll('\\', '/')}`);
}

export interface Precached {
  url: string;
  revision: string | null;
}

/** The list of what the worker of a build keeps for offline use. */
export function precacheOf(version: string): Precached[] {
  const worker = readFileSync(join(version, 'sw.js'), 'utf8');
  const entries = worker.matchAll(/\{"revision":(?:null|"(\w+)"),"url":"([^"]+)"\}/g);
  return [...entries].map(([, revision = null, url]) => ({ url: `/${url}`, revision }));
}

/** The chunk of a build that has the dialog: it is loaded on first need. */
export function dialogOf(version: string): string {
  const chunk = filesOf(version).find(
    (file) => /^\/assets\/.*\.js$/.test(file) && readFileSync(join(version, file), 'utf8').includes('dialog-head'),
  );
  if (!chunk) throw new Error(`${version} has no chunk of the dialog.`);
  return chunk;
}

/**
 * Makes a version in which the dialog's chunk has another name, as it has after its code changed: whoever still asks
 * for the old one gets nothing.
 * @param folder an empty folder, for the version
 */
export function renameDialog(folder: string): void {
  // The compressed copies would still hold the old name.
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const old = dialogOf(folder);
  const renamed = '/assets/renamed.js';
  renameSync(join(folder, old), join(folder, renamed));
  for (const user of ['main.js', 'sw.js']) replaceIn(join(folder, user), old.slice(1), renamed.slice(1));
  const main = precacheOf(folder).find(({ url }) => url === '/main.js');
  replaceIn(join(folder, 'sw.js'), String(main?.revision), 'renamed');
}

/**
 * Makes a version in which one word is another, as after a build of changed sources, but at once.
 * @param folder an empty folder, for the version
 */
export function reword(folder: string): void {
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const file of [`words-${first}.js`, 'portfolio.html']) {
    replaceIn(join(folder, file), oldText, newText);
    const old = precacheOf(dist).find(({ url }) => url === `/${file}`);
    replaceIn(join(folder, 'sw.js'), String(old?.revision), `reworded-${file}`.replace(/\W/g, ''));
  }
}
