import { defineConfig } from '@playwright/test';
import { wide } from './wide';

const port = process.env.PORT ?? '4173';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'output/e2e',
  fullyParallel: true,
  // A machine with other things to do is slow, not wrong.
  timeout: 120_000,
  // Nothing may come or go unseen: the whole tree of a page has to be as its file says.
  expect: { timeout: 15_000, toMatchAriaSnapshot: { children: 'deep-equal' } },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds; what fails twice is a fault. `run.mjs` names the others.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'output/e2e.json' }]],
  use: {
    // In a narrower window the bar is a menu.
    viewport: { width: wide, height: 720 },
    baseURL: `http://localhost:${port}`,
    // A first look at a page, as a browser without the site's worker has it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // To trace every test takes a quarter of the time. What failed once is traced the second time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      args: [
        // Chromium refuses its sandbox to root, which is what most CI machines run as.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing but the site is in reach: no message ever gets to a receiver of the real world.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
  webServer: {
    // It serves the build that is there: `run.mjs` makes it first.
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: '..',
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
  },
});
