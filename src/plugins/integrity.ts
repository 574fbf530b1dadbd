import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VitePWAOptions } from 'vite-plugin-pwa';

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/**
 * Adds the hash of its content to each file of the precache list. A worker that gets other bytes than it was built with
 * is not installed: half a deploy, or a host that rewrites files, never mixes two versions (Subresource Integrity).
 * @param folder where the files are
 */
export const withIntegrity =
  (folder: string): ManifestTransform =>
  async (entries) => {
    const hash = async (url: string) => {
      const digest = createHash('sha256').update(await readFile(join(folder, url)));
      return `sha256-${digest.digest('base64')}`;
    };
    const manifest = entries.map(async (entry) => ({ ...entry, integrity: await hash(entry.url) }));
    return { manifest: await Promise.all(manifest) };
  };
