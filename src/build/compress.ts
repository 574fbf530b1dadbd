import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(html|js|svg|json|webmanifest|xml|txt)$/;

/** Compresses a file at full strength and lays the results beside it. */
async function compressFile(path: string): Promise<void> {
  const source = await readFile(path);
  await Promise.all([
    promisify(brotliCompress)(source).then((bytes) => writeFile(`${path}.br`, bytes)),
    promisify(gzip)(source, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}

/**
 * Writes a brotli and a gzip copy beside every text file of the build, once everything else is
 * written; hosts that compress for themselves ignore them.
 */
export function compressFiles(): Plugin {
  let folder = '';
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true });
        await Promise.all(
          files
            .filter((file) => compressible.test(file))
            .map((file) => compressFile(join(folder, file))),
        );
      },
    },
  };
}
