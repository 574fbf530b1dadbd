import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'output/e2e',
  fullyParallel: true,
  // Nothing may come or go unseen: the whole tree of a page has to be as its file says.
  expect: {
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria/{arg}{ext}', children: 'deep-equal' },
  },
  // They wait more than they work.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds; what fails twice is a fault. `run.mjs` names the others.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'output/e2e.json' }]],
  use: {
    baseURL: 'http://localhost:4173',
    // A first look at a page, as a browser without the site's worker has it.
    serviceWorkers: 'block',
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      args: [
        // Chromium refuses its sandbox to root, which is what most CI machines run as.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'npm start',
    cwd: '..',
    url: 'http://localhost:4173',
    reuseExistingServer: !process.env.CI,
    timeout: 120_000,
  },
});
