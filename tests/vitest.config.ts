import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        define: { BUILD_YEAR: '2026', HAS_FORM: 'true', MESSAGES: '""' },
        test: {
          name: 'unit',
          dir: 'tests/unit',
          maxWorkers: '100%',
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      // Orca, which speaks to nobody, and Firefox.
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
