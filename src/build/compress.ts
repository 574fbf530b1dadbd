import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The initial congestion window of a server (RFC 6928), in bytes, less room for the headers. */
const firstFlight = 10 * 1460 - 800;

const compressible = /\.(html|js|svg|json|webmanifest|xml|txt)$/;

/** Writes a brotli and a gzip copy of every text file when the rest of the build is written. Warns of a large document. */
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
          const compressed = brotliCompressSync(source);
          await writeFile(`${path}.br`, compressed);
          await writeFile(`${path}.gz`, gzipSync(source, { level: 9 }));
          if (file.endsWith('.html') && compressed.length > firstFlight)
            this.warn(
              `${file} has ${compressed.length} bytes, compressed. Over ${firstFlight} it is shown later: shorten its words in src/content/.`,
            );
        }
      },
    },
  };
}
