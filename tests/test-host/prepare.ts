import type { FullConfig } from '@playwright/test';
import { preview } from 'vite';
import { previewHost } from '../../src/build/preview';
import { versionNames, versionOf } from './versions';

/** Builds the versions of the site that are not there yet, and serves the one that most tests run against. */
export default async function prepare({ projects: [project] }: FullConfig) {
  await Promise.all(versionNames.map(versionOf));
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    plugins: [previewHost()],
    build: { outDir: await versionOf('without endpoint') },
    preview: { port: Number(new URL(project?.use.baseURL ?? '').port), strictPort: true },
  });
  return () => server.close();
}
