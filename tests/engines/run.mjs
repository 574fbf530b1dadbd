// Acts out the journeys in every engine that is there, over the build that is there.
import { runVitest, tell } from '../layers.mjs';
import { findEngines } from './find.mjs';

/**
 * Runs every engine that is there. In CI each one has to be.
 * @returns {Promise<{ passed: number, failed: number, failures: object[] }>} how many journeys went well, and which did not
 */
export async function runEngines() {
  const { found, missing } = await findEngines();
  const lacking = process.env.CI ? missing.map((name) => ({ name: `There is no ${name} to test with.` })) : [];
  if (!found.length) return { passed: 0, failed: lacking.length, failures: lacking };
  const { passed, failures } = await runVitest(
    'engines',
    'tests/engines/vitest.config.ts',
    found.map(({ name }) => `--project=${name}`),
    Object.assign({}, ...found.map(({ paths }) => paths)),
  );
  const all = [...failures, ...lacking];
  return { passed, failed: all.length, failures: all };
}

if (process.argv[1]?.endsWith('engines/run.mjs')) {
  const { passed, failed, failures } = await runEngines();
  tell(failures);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
