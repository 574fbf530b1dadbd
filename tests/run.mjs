// Builds the site, runs every layer of tests and closes with one line that counts over all of them. Words choose files:
// `npm test -- layout`. With `--lighthouse` the pages are held to their budgets, too.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { runnerImport } from 'vite';
import { findBrowser } from './browser.mjs';
import { runEngines } from './engines/run.mjs';
import { isWhole, runPlaywright, runVitest, tell, withLighthouse } from './layers.mjs';
import { runLighthouse } from './lighthouse.mjs';

rmSync('tests/output', { recursive: true, force: true });

const layers = [];

/** Runs a layer, and says how long it took. One that breaks off before it counts is a failure. */
async function add(name, layer) {
  const start = Date.now();
  const counted = await layer().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1, failures: [{ name: `The layer "${name}" broke off: ${error.message}` }] };
  });
  layers.push({ failures: [], ...counted });
  console.log(
    `\n${name}: ${counted.passed} passed, ${counted.failed} failed, ${Math.round((Date.now() - start) / 1000)} s`,
  );
}

/** Builds the other versions of the site, so that no test has to wait for one. Tests of a few files build what they need. */
async function buildVersions() {
  const { module } = await runnerImport('/tests/host/versions.ts');
  for (const version of ['next', 'messages', 'kill switch']) await module.versionOf(version);
  await module.silentVersion();
  return { passed: 0, failed: 0 };
}

const browser = await findBrowser().catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'], {
  stdio: 'inherit',
});
if (status === 0) {
  await Promise.all([
    add('unit', () => runVitest('unit', 'tests/vitest.config.ts')),
    isWhole && add('versions', buildVersions),
  ]);
  // One after the other: each keeps both processors of a small machine busy.
  await add('e2e', () => runPlaywright(browser));
  await add('engines', runEngines);
  if (withLighthouse) await add('lighthouse', runLighthouse);
} else layers.push({ passed: 0, failed: 1, failures: [{ name: 'The site cannot be built: see above.' }] });

const sum = (key) => layers.reduce((total, layer) => total + layer[key], 0);
console.log('');
tell(layers.flatMap(({ failures }) => failures));
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') ? 1 : 0);
