import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  define: { BUILD_YEAR: '2026', MESSAGES: '""' },
  test: {
    dir: 'tests/unit',
    pool: 'threads',
    setupFiles: 'tests/unit/setup.ts',
    restoreMocks: true,
  },
});
