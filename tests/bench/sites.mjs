// The sites that are compared: ours, and the floor, which is ours with every script removed.
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, preview } from 'vite';

const brotli = promisify(brotliCompress);

/** A folder that lives as long as the machine's temporary files do. */
export const temporaryFolder = (name) => mkdtemp(join(tmpdir(), `${name}-`));

/** A copy of the build, each of whose documents is changed. */
async function copyBuild(name, change) {
  const folder = await temporaryFolder(name);
  await cp('dist', folder, { recursive: true });
  const documents = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const file of documents) {
    const html = change(await readFile(join(folder, file), 'utf8'));
    await writeFile(join(folder, file), html);
    await writeFile(join(folder, `${file}.br`), await brotli(html));
  }
  return folder;
}

const withoutScripts = (html) => html.replace(/<script.*?<\/script>/gs, '').replace(/<link rel="manifest"[^>]*>/, '');

/** A copy of the build whose documents have no script, and no preload but the typeface. */
export const makeFloor = () => copyBuild('floor', withoutScripts);

/** A copy of the build in which a dozen lines of plain script swap ready-made DOM. */
export async function makeSwapped() {
  const folder = await copyBuild('swapped', (html) =>
    withoutScripts(html)
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace('</head>', '<script type="module" src="/swap.js"></script></head>'),
  );
  await cp('tests/bench/swap.js', join(folder, 'swap.js'));
  // The policy would let no script parse a document.
  await rm(join(folder, '_headers'));
  return folder;
}

/** A copy of the sources, changed and built. */
export async function buildChanged(name, changes) {
  const folder = await temporaryFolder(name);
  const files = ['src', 'public', 'index.html', 'vite.config.ts', 'uno.config.ts', 'package.json', 'tsconfig.json'];
  for (const file of files) await cp(file, join(folder, file), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [file, change] of Object.entries(changes)) {
    const before = await readFile(join(folder, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`The bench's change of ${file} found nothing to change.`);
    await writeFile(join(folder, file), after);
  }
  const home = process.cwd();
  const start = performance.now();
  process.chdir(folder);
  await build({ root: folder, configFile: join(folder, 'vite.config.ts'), logLevel: 'error' });
  process.chdir(home);
  return { folder: join(folder, 'dist'), seconds: (performance.now() - start) / 1000 };
}

/** Serves a folder as the preview server does. */
export async function serve(outDir, port) {
  const server = await preview({
    build: { outDir: resolve(outDir) },
    preview: { port },
    logLevel: 'error',
  });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
    },
  };
}

/** The size of a file as it is sent, in bytes. */
export async function sentSize(folder, file) {
  const compressed = await readFile(join(folder, `${file}.br`)).catch(() => undefined);
  return (compressed ?? (await readFile(join(folder, file)))).length;
}

/** The list of files that a worker keeps, by address, with the revision of each. */
export async function precacheList(folder) {
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  const [list] = /\[\{[^[\]]*?"?url"?:[^[\]]*\}\]/.exec(worker) ?? [];
  if (!list) throw new Error('No list of files found in sw.js.');
  const entries = JSON.parse(list.replace(/([{,])(url|revision):/g, '$1"$2":').replaceAll('`', '"'));
  return new Map(entries.map(({ url, revision }) => [url, revision]));
}
