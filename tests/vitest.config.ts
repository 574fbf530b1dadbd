import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { measuredLogos } from '../src/build/logos.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), measuredLogos()],
        define: { BUILD_YEAR: '2026', ENDPOINT: '""' },
        test: {
          name: 'unit',
          dir: 'tests/unit',
          setupFiles: 'tests/unit/load-words.ts',
          maxWorkers: '100%',
          testTimeout: 60_000,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      // What the owner wrote. `npm run content`, `npm run check` and `npm run build` run it.
      // In one run, Vitest wants the same `maxWorkers` of all projects.
      { test: { name: 'content', include: ['tests/content.test.ts'], maxWorkers: '100%', testTimeout: 60_000 } },
      // Orca with Firefox.
      {
        test: {
          name: 'screen-reader',
          dir: 'tests/screen-reader',
          fileParallelism: false,
          testTimeout: 600_000,
        },
      },
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
