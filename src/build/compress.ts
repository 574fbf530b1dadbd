import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(html|js|svg|json|webmanifest|xml|txt)$/;

/**
 * Compresses with brotli, in each of four ways to code distances (RFC 7932, section 4), and keeps the smallest: it saves up to 90 bytes
 * of a document.
 */
function compressBrotli(source: Buffer): Buffer {
  // Each number of postfix bits, with the smallest number of direct codes above none (for 0 bits, none).
  const copies = [0, 1, 2, 3].map((bits) =>
    brotliCompressSync(source, {
      params: {
        [constants.BROTLI_PARAM_NPOSTFIX]: bits,
        [constants.BROTLI_PARAM_NDIRECT]: bits && 1 << bits,
      },
    }),
  );
  return copies.reduce((best, copy) => (copy.length < best.length ? copy : best));
}

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
          await writeFile(`${path}.br`, compressBrotli(source));
          await writeFile(`${path}.gz`, gzipSync(source, { level: 9 }));
        }
      },
    },
  };
}
