// The sites that are compared: ours, and the floor, which is ours with every script removed.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { preview } from 'vite';

/** A copy of a build, each of whose documents is changed. */
async function copyBuild(dist, name, change) {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  await cp(dist, folder, { recursive: true });
  const documents = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const file of documents) {
    const html = change(await readFile(join(folder, file), 'utf8'));
    await writeFile(join(folder, file), html);
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(html));
  }
  return folder;
}

const withoutScripts = (html) => html.replace(/<script.*?<\/script>/gs, '').replace(/<link rel="manifest"[^>]*>/, '');

/** A copy of a build whose documents have no script, and no preload but the typeface. */
export const makeFloor = (dist) => copyBuild(dist, 'floor', withoutScripts);

/** A copy of a build in which a few lines of plain script swap ready-made DOM. */
export async function makeSwapped(dist) {
  const folder = await copyBuild(dist, 'swapped', (html) =>
    withoutScripts(html)
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace('</head>', '<script type="module" src="/swap.js"></script></head>'),
  );
  await cp('tests/bench/swap.js', join(folder, 'swap.js'));
  // The policy would let no script parse a document.
  await rm(join(folder, '_headers'));
  return folder;
}

/** Serves a folder as the preview server does. */
export async function serve(outDir, port) {
  const server = await preview({ build: { outDir: resolve(outDir) }, preview: { port }, logLevel: 'error' });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
    },
  };
}
