import { defineConfig, type Project } from '@playwright/test';
import { localhostOnly, ownBuild, systemPrograms } from './browsers.mjs';
import { isExample } from './example/is-example';
import { wide } from './site-page';

/** A browser reaches this machine only: no message gets to an endpoint of the real world. */
const chromiumFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  // Without a graphics card it draws in software either way, and takes less of the processor.
  '--disable-gpu',
  '--disable-sync',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];
const firefoxPreferences = {
  ...localhostOnly,
  // Over WebDriver BiDi, Playwright 1.64 cannot ask for it.
  'ui.prefersReducedMotion': 1,
};

/** The browser of the system, if there is no build of Playwright's. */
const system = (name: 'chromium' | 'firefox') => (ownBuild(name) ? {} : { executablePath: systemPrograms[name] });

/** Runs in each engine; the rest runs in Chromium alone. */
const engines = /@engines/;

/** An engine that is not on this machine runs nothing. */
const none = { testIgnore: '**' };

const firefox: Project = {
  ...(ownBuild('firefox') || systemPrograms.firefox ? {} : none),
  // It takes its time to start.
  workers: 2,
  use: {
    browserName: 'firefox',
    launchOptions: { ...system('firefox'), firefoxUserPrefs: firefoxPreferences },
    // The system's is driven over WebDriver BiDi.
    ...(!ownBuild('firefox') && { channel: 'moz-firefox' }),
  },
};

const chromium: Project = {
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...system('chromium'),
      // Chromium refuses its sandbox to root, which is what most CI machines run as.
      args: [...chromiumFlags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
};

export default defineConfig({
  testMatch: isExample ? '{browser,example}/*.spec.ts' : 'browser/*.spec.ts',
  outputDir: 'output/playwright',
  // One for all engines.
  snapshotPathTemplate: '{testDir}/example/snapshots/{arg}{ext}',
  // A missing snapshot is a failure.
  updateSnapshots: 'none',
  fullyParallel: true,
  // A browser waits more than it works: with one worker a core, a third of each core is idle.
  workers: '150%',
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds; what fails twice is a fault.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['html', { outputFolder: 'output/report', open: 'never' }]],
  use: {
    // In a narrower window the header is a menu.
    viewport: { width: wide, height: 800 },
    // A first visit, without the worker of the site.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    // The tests of `npm test` in Firefox. It comes first: the others fill the time in which Firefox starts.
    { ...firefox, name: 'journeys', grep: /@journey/ },
    { ...chromium, name: 'chromium' },
    // Real hosts.
    { ...chromium, name: 'hosts', testMatch: 'real-hosts/*.spec.ts' },
    { ...firefox, name: 'firefox', grep: engines },
    { name: 'webkit', grep: engines, ...(ownBuild('webkit') ? {} : none), use: { browserName: 'webkit' } },
  ],
});
