// Acts out the journeys in every engine that is there, over the build that is there.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findEngines } from './find.mjs';

const output = 'tests/output/engines.json';

/**
 * Runs every engine that is there. In CI each one has to be.
 * @returns {Promise<{ passed: number, failed: number }>} how many journeys went well
 */
export async function runEngines() {
  const { found, missing } = await findEngines();
  const lacking = process.env.CI ? missing.length : 0;
  if (!found.length) return { passed: 0, failed: lacking };
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tests/engines/vitest.config.ts',
      ...found.map(({ name }) => `--project=${name}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${output}`,
      ...process.argv.slice(2).filter((argument) => !argument.startsWith('--')),
    ],
    { stdio: 'inherit', env: Object.assign({ ...process.env }, ...found.map(({ paths }) => paths)) },
  );
  const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(output, 'utf8'));
  // A file that cannot even be read counts no test.
  const failed = success ? 0 : Math.max(1, numFailedTests);
  return { passed: numPassedTests, failed: failed + lacking };
}

if (process.argv[1]?.endsWith('engines/run.mjs')) {
  const { passed, failed } = await runEngines();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
