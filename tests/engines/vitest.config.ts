import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'chromium' | 'firefox' | 'webkit';
  }
}

/** What a host, a library or the content decides alone: one engine shows it. */
const oneEngine = ['home', 'install', 'kill-switch', 'odd-hosts', 'prefix', 'timeline', 'toasts'].map(
  (name) => `journeys/${name}.test.ts`,
);

/** What runs in an engine: the journeys of all, and its own. */
const project = (engine: 'chromium' | 'firefox' | 'webkit'): TestProjectInlineConfiguration => ({
  test: {
    name: engine,
    dir: 'tests/engines',
    include: [`{journeys,${engine}}/**/*.test.ts`],
    exclude: engine === 'chromium' ? [] : oneEngine,
    provide: { engine },
    // A browser serves all the files that its worker runs.
    isolate: false,
    // A machine with other things to do is slow, not wrong.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000, interval: 80 } },
  },
});

export default defineConfig({
  test: { maxWorkers: 3, projects: [project('chromium'), project('firefox'), project('webkit')] },
});
