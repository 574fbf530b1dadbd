import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { VitePWAOptions } from 'vite-plugin-pwa';

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number];

/**
 * Adds the hash of its content to each file of the precache list. A worker that gets other bytes than it was built with
 * is not installed: half a deploy never mixes two versions (Subresource Integrity). A document gets none, since some
 * hosts rewrite HTML: the worker looks at the scripts that it names.
 */
export const withIntegrity: ManifestTransform = async (entries) => {
  const manifest = entries.map(async (entry) => {
    if (entry.url.endsWith('.html')) return entry;
    const hash = createHash('sha256').update(await readFile(`dist/${entry.url}`));
    return { ...entry, integrity: `sha256-${hash.digest('base64')}` };
  });
  return { manifest: await Promise.all(manifest) };
};
