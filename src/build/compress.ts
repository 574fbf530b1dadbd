import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(html|js|svg|json|webmanifest|xml|txt)$/;

/** Writes a brotli and a gzip copy of every text file when the rest of the build is written. */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { root, build } = this.environment.config;
        const folder = resolve(root, build.outDir);
        for (const file of await readdir(folder, { recursive: true })) {
          if (!compressible.test(file)) continue;
          const path = join(folder, file);
          const source = await readFile(path);
          await writeFile(`${path}.br`, brotliCompressSync(source));
          await writeFile(`${path}.gz`, gzipSync(source, { level: 9 }));
        }
      },
    },
  };
}
