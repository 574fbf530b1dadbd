// Runs every suite and closes with one line that counts over all of them. With `--lighthouse` the pages are held to
// their budgets too.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { runEngines } from './engines/run.mjs';
import { runLighthouse } from './lighthouse.mjs';

const output = 'tests/output';

function run(command, args, env = {}) {
  const { status } = spawnSync(process.execPath, [`node_modules/${command}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function read(file) {
  return JSON.parse(readFileSync(`${output}/${file}`, 'utf8'));
}

rmSync(output, { recursive: true, force: true });

const browser = await findBrowser().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const unit = run('vitest/vitest.mjs', [
  'run',
  '--config=tests/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${output}/unit.json`,
]);
const e2e = run('@playwright/test/cli.js', ['test', '--config=tests/playwright.config.ts'], {
  CHROME_PATH: browser,
});

const engines = await runEngines();

const { numPassedTests, numFailedTests } = read('unit.json');
const { expected, unexpected, flaky } = read('e2e.json').stats;
const pages = process.argv.includes('--lighthouse') ? await runLighthouse() : { passed: 0, failed: 0 };
if (flaky) console.log(`\n${flaky} browser tests passed only at the second try: see the list above.`);
const failed = numFailedTests + unexpected + engines.failed + pages.failed;
console.log(`\n${numPassedTests + expected + flaky + engines.passed + pages.passed} passed, ${failed} failed`);
process.exit(unit && e2e && failed === 0 ? 0 : 1);
