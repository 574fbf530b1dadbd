// Runs Lighthouse CI on the build, and closes with a line that counts the pages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runnerImport } from 'vite';
import { findWholeBrowser } from './browser.mjs';

/** Where `lighthouserc.json` lets the build be served. */
const origin = 'http://localhost:4176';

/** Where Lighthouse CI keeps what it has found, and where `lighthouserc.json` lets it put the reports. */
const [saved, reports] = ['.lighthouseci', 'tests/output/lighthouse'];

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

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
 * @returns {Promise<{ passed: number, failed: number, failures: object[] }>} how many pages keep to them, and which do not
 */
export async function runLighthouse() {
  const urls = await addresses();
  for (const folder of [saved, reports]) rmSync(folder, { recursive: true, force: true });
  spawnSync(
    process.execPath,
    [
      'node_modules/@lhci/cli/src/cli.js',
      'autorun',
      '--config=lighthouserc.json',
      ...urls.map((url) => `--collect.url=${url}`),
    ],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: await findWholeBrowser() } },
  );
  // A run that broke off may end well, and has measured nothing.
  const measured = read(`${reports}/manifest.json`).map(({ url }) => url);
  const wrong = read(`${saved}/assertion-results.json`).filter(({ level, passed }) => level === 'error' && !passed);
  const failures = urls.flatMap((url) => {
    const page = url.replace(origin, '');
    const budgets = wrong.filter((one) => one.url === url);
    const names = budgets.map(({ auditId, auditProperty = '' }) => `${auditId} ${auditProperty}`.trim());
    if (names.length) return [{ name: `${page} exceeds ${names.join(', ')}` }];
    return measured.includes(url) ? [] : [{ name: `${page} was not measured: see above` }];
  });
  const failed = failures.length;
  return { passed: urls.length - failed, failed, failures };
}

if (process.argv[1]?.endsWith('lighthouse.mjs')) {
  const { passed, failed } = await runLighthouse();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
