// Measures the production build beside its floor and prints one table for each question; the figures also go to
// tests/output/bench.json, so that two runs can be compared. `npm run bench -- presses` measures the presses alone, and
// `npm run bench -- presses dialog` those whose name has the word.
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { build, runnerImport } from 'vite';
import { findWholeBrowser } from '../browser.mjs';
import { measurePaint } from './paint.mjs';
import { measurePresses } from './presses.mjs';
import { makeFloor, makeSwapped, serve } from './sites.mjs';
import { readable } from './statistics.mjs';

// Vite would take the first of its calls for the development server's, and build React for development from then on.
process.env.NODE_ENV = 'production';

const [question, only] = process.argv.slice(2);
const rounds = Number(process.env.ROUNDS ?? 7);
const { languages } = (await runnerImport('/src/languages.ts')).module;
const { addressOf, routes } = (await runnerImport('/src/routes.ts')).module;
const paths = languages.flatMap((language) => routes.map(({ path }) => addressOf(path, language)));

const executablePath = await findWholeBrowser();
const args = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
if (process.getuid?.() === 0) args.push('--no-sandbox');

if (!process.env.BENCH_DIST) await build({ logLevel: 'error' });
const dist = process.env.BENCH_DIST ?? 'dist';
const ours = await serve(dist, 4180);
const floor = await serve(await makeFloor(dist), 4181);
const swapped = await serve(await makeSwapped(dist), 4184);

const results = {};
const report = (title, rows) => {
  results[title] = rows;
  console.log(`\n${title}`);
  console.table(readable(rows));
};

if (question !== 'presses')
  report(
    `First paint, Lighthouse mobile, median of ${rounds}`,
    await measurePaint({ ours: ours.url, floor: floor.url, paths, rounds, executablePath, args }),
  );
if (question !== 'paint') {
  const browser = await chromium.launch({ executablePath, args });
  report(
    `Presses, processor 4 × slower, median of ${rounds}, beside ready-made DOM that is swapped by hand`,
    await measurePresses({ browser, ours: ours.url, floor: swapped.url, rounds, only }),
  );
  await browser.close();
}

await mkdir('tests/output', { recursive: true });
await writeFile('tests/output/bench.json', `${JSON.stringify(results, null, 2)}\n`);
for (const site of [ours, floor, swapped]) await site.stop();
