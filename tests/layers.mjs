// Runs a layer of tests in a process of its own, and reads from its report what became of each test.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { parseArgs } from 'node:util';

/** What is asked for: `npm test -- layout contact`, or one test of a file, `npm test -- layout -t 'a part of its name'`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string', short: 't' }, lighthouse: { type: 'boolean' } },
});

export const isWhole = !positionals.length && !values.name;
export const withLighthouse = Boolean(values.lighthouse);

const output = 'tests/output';

/** A name as a pattern that fits nothing else. */
const named = (flag) => (values.name ? [flag, values.name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')] : []);

/**
 * Runs a command of a package. What it says comes at its end, so that layers that run side by side do not mix.
 * @returns whether it went well, and its report, if it came so far
 */
function run(command, args, env, file) {
  rmSync(file, { force: true });
  return new Promise((resolve) => {
    const layer = spawn(process.execPath, [`node_modules/${command}`, ...args, ...positionals], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const said = [];
    for (const stream of [layer.stdout, layer.stderr]) stream.on('data', (part) => said.push(part));
    layer.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve({ isSound: code === 0, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined });
    });
  });
}

/** What is counted of a layer. One that ends badly and names no test broke off, which counts as a failure. */
function count(layer, isSound, passed, failures) {
  const all = isSound || failures.length ? failures : [{ name: `The layer "${layer}" broke off: see above.` }];
  return { passed, failed: all.length, failures: all };
}

/**
 * Runs a layer of Vitest.
 * @param {string} layer what it is called
 * @param {string} config its configuration
 * @param {string[]} args what else Vitest is told
 * @param {Record<string, string>} env
 */
export async function runVitest(layer, config, args = [], env = {}) {
  const file = `${output}/${layer}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const told = ['run', `--config=${config}`, ...args, ...reporters, '--passWithNoTests', ...named('-t')];
  const { isSound, report } = await run('vitest/vitest.mjs', told, env, file);
  const failures = (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const place = { file: relative('.', name) };
    const failed = assertionResults.filter((one) => one.status === 'failed');
    // A file that cannot even be read has no test.
    if (status === 'failed' && !failed.length) return { ...place, name: 'It cannot be run: see above.' };
    return failed.map(({ title }) => ({ ...place, name: title }));
  });
  return count(layer, isSound, report?.numPassedTests ?? 0, failures);
}

/** Every test below a suite of Playwright. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * Runs the layer of Playwright.
 * @param {string} browser where it is
 */
export async function runPlaywright(browser) {
  const file = `${output}/e2e.json`;
  const args = ['test', '--config=tests/playwright.config.ts', '--pass-with-no-tests', ...named('-g')];
  const { isSound, report } = await run('@playwright/test/cli.js', args, { CHROME_PATH: browser }, file);
  const failures = specsOf(report ?? {})
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const kept = tests.flatMap(({ results }) => results.flatMap(({ attachments }) => attachments));
      const last = (kind) => kept.findLast(({ name, path }) => name === kind && path)?.path;
      return { file: `tests/e2e/${file}`, name: title, picture: last('screenshot'), trace: last('trace') };
    });
  const { expected = 0, flaky = 0 } = report?.stats ?? {};
  if (flaky) console.log(`\n${flaky} browser tests passed only at the second try: see the list above.`);
  return count('e2e', isSound, expected + flaky, failures);
}

/** How a test is run alone. */
const alone = ({ file, name }) => `npm test -- ${basename(file)} -t '${name.replaceAll("'", "'\\''")}'`;

/**
 * Says what failed, where its picture and its trace lie, and how to run it alone, in so few lines that all of it is seen.
 * @param {{ file?: string, name: string, picture?: string, trace?: string }[]} failures
 */
export function tell(failures) {
  // What fails in several engines is one thing to look at.
  const different = [...new Map(failures.map((one) => [`${one.file} ${one.name}`, one])).values()];
  for (const failure of different.slice(0, 2)) {
    const { file, name, picture, trace } = failure;
    console.log(`✗ ${file ? `${file}: ` : ''}${name}`);
    if (file) console.log(`  alone: ${alone(failure)}`);
    if (picture) console.log(`  picture: ${relative('.', picture)}`);
    if (trace) console.log(`  trace: npx playwright show-trace ${relative('.', trace)}`);
  }
  if (different.length > 2) console.log(`✗ and ${different.length - 2} more: see above`);
}
