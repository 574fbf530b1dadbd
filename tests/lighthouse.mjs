// Runs Lighthouse CI on the build, and closes with a line that counts the pages.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findWholeBrowser } from './browser.mjs';

/**
 * Measures every page of `lighthouserc.json` against its budgets.
 * @returns {Promise<{ passed: number, failed: number }>} how many pages keep to them
 */
export async function runLighthouse() {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@lhci/cli/src/cli.js', 'autorun', '--config=lighthouserc.json'],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: await findWholeBrowser() } },
  );
  const { ci } = JSON.parse(readFileSync('lighthouserc.json', 'utf8'));
  const pages = ci.collect.url.length;
  const results = JSON.parse(readFileSync('.lighthouseci/assertion-results.json', 'utf8'));
  const wrong = results.filter(({ level, passed }) => level === 'error' && !passed);
  const failed = new Set(wrong.map(({ url }) => url)).size;
  // A run that broke off measured nothing.
  return status === 0 || failed ? { passed: pages - failed, failed } : { passed: 0, failed: pages };
}

if (process.argv[1]?.endsWith('lighthouse.mjs')) {
  const { passed, failed } = await runLighthouse();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
