import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { measuredLogos } from '../src/build/logos.ts';
import { isExample } from './example/is-example.ts';

const define = { BUILD_YEAR: '2026', ENDPOINT: '""' };
// In one run, Vitest wants the same `maxWorkers` of all projects.
const options = { maxWorkers: '100%', testTimeout: 60_000 };

/** Puts the content of `tests/site/` in the place of the owner's, and one size in the place of each of his logos. */
const testSite: Plugin = {
  name: 'test-site',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === 'virtual:logos') return '\0test-logos';
    if (!/\.\/content\/|^\.\./.test(source)) return;
    // Files of the site import from `src` as they do after they are copied.
    const file = await this.resolve(source, importer?.replace('/tests/site/content/', '/src/content/'), {
      skipSelf: true,
    });
    // A copy of the project has its own content.
    return file?.id.replace(resolve('src/content'), resolve('tests/site/content'));
  },
  load: (id) =>
    id === '\0test-logos'
      ? `export const wordmarks = new Proxy({}, { get: () => ['plain', 148, 44] }); export const emblems = {};`
      : undefined,
  transform: (code, id) =>
    id.includes('/src/') ? code.replace(/'\.\.?\/content\/(words|pages)/, "'/tests/site/content/$1") : undefined,
};

export default defineConfig({
  test: {
    projects: [
      // Functions, on the content of `tests/site/`.
      {
        plugins: [testSite, react()],
        define,
        test: {
          ...options,
          name: 'unit',
          dir: 'tests/unit',
          setupFiles: 'tests/unit/languages.ts',
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      // The example, as its specification describes it, until the company is another's.
      {
        plugins: [react(), measuredLogos()],
        define,
        test: {
          ...options,
          name: 'example',
          include: ['tests/example/**/*.test.ts'],
          setupFiles: 'tests/unit/languages.ts',
          exclude: isExample ? [] : ['**'],
        },
      },
      // What the owner wrote. `npm run content`, `npm run check` and `npm run build` run it.
      { test: { ...options, name: 'content', dir: 'tests/content' } },
      // Orca with Firefox.
      { test: { name: 'screen-reader', dir: 'tests/screen-reader', fileParallelism: false, testTimeout: 600_000 } },
      // WebKit as Debian packs it, which Playwright cannot drive.
      {
        test: {
          name: 'webkit',
          dir: 'tests/webkit',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
