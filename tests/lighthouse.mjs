// Runs Lighthouse CI on the build, and closes with a line that counts the pages.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { findWholeBrowser } from './browser.mjs';

/** Where `lighthouserc.json` lets the build be served. */
const origin = 'http://localhost:4176';

/** The addresses that are measured: each page, and in each other language the portfolio, whose document is the largest. */
async function addresses() {
  const [{ module: table }, { module: codes }] = await Promise.all(
    ['/src/routes.ts', '/src/languages.ts'].map((file) => runnerImport(file, { configFile: false })),
  );
  const pages = table.routes.map(({ path }) => path);
  const portfolios = codes.languages.map((language) => table.addressOf('/portfolio', language));
  return [...new Set([...pages, ...portfolios])].map((path) => origin + path);
}

/**
 * Measures pages against the budgets of `lighthouserc.json`.
 * @returns {Promise<{ passed: number, failed: number, failures?: object[] }>} how many pages keep to them, and which do not
 */
export async function runLighthouse() {
  const urls = await addresses();
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@lhci/cli/src/cli.js',
      'autorun',
      '--config=lighthouserc.json',
      ...urls.map((url) => `--collect.url=${url}`),
    ],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: await findWholeBrowser() } },
  );
  const results = JSON.parse(readFileSync('.lighthouseci/assertion-results.json', 'utf8'));
  const wrong = results.filter(({ level, passed }) => level === 'error' && !passed);
  const failures = [...new Set(wrong.map(({ url }) => url))].map((url) => {
    const budgets = wrong.filter((one) => one.url === url);
    const names = budgets.map(({ auditId, auditProperty = '' }) => `${auditId} ${auditProperty}`.trim());
    return { name: `${url.replace(origin, '')} exceeds ${names.join(', ')}` };
  });
  const failed = failures.length;
  // A run that broke off measured nothing.
  return status === 0 || failed
    ? { passed: urls.length - failed, failed, failures }
    : { passed: 0, failed: urls.length };
}

if (process.argv[1]?.endsWith('lighthouse.mjs')) {
  const { passed, failed } = await runLighthouse();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
