// Measures the production build beside its floor and prints one table for each question; the figures also go to
// tests/output/bench.json, so that two runs can be compared.
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { build, runnerImport } from 'vite';
import { findWholeBrowser } from '../browser.mjs';
import { measureHydration, measureInteractions } from './interactions.mjs';
import { measurePaint } from './paint.mjs';
import { buildChanged, makeFloor, makeSwapped, precacheList, sentSize, serve } from './sites.mjs';
import { readable } from './statistics.mjs';
import { measureVisits } from './visits.mjs';

// Vite would take the first of its calls for the development server's, and build React for development from then on.
process.env.NODE_ENV = 'production';

const rounds = Number(process.env.ROUNDS ?? 5);
const presses = rounds + 2;
const { languages } = (await runnerImport('/src/languages.ts')).module;
const { addressOf } = (await runnerImport('/src/routes.ts')).module;
const pages = ['/', '/portfolio', '/about'];
/** The documents of every language. */
const paths = languages.flatMap((language) => pages.map((path) => addressOf(path, language)));
const documents = ['index.html', 'portfolio.html', 'about.html', '404.html'];

const executablePath = await findWholeBrowser();
const args = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
if (process.getuid?.() === 0) args.push('--no-sandbox');

/** What a returning visitor fetches after one word of one project's text has changed, in bytes. */
async function measureUpdate() {
  const changed = await buildChanged('changed', {
    'src/language/en.ts': (text) => text.replace(/(\.desc':\s*['"])\w+/, '$1Reworded'),
  });
  const before = await precacheList('dist');
  const after = await precacheList(changed.folder);
  const files = ['sw.js', ...[...after.keys()].filter((url) => before.get(url) !== after.get(url) || !before.has(url))];
  return Promise.all(files.map(async (file) => ({ file, bytes: await sentSize(changed.folder, file) })));
}

/** The same site with ten times the clients. */
const tenfold = {
  'src/content/engagements.ts': (text) =>
    text
      .replace('export const engagements:', 'const once:')
      .concat(
        '\nexport const engagements: readonly Engagement[] = Array.from({ length: 10 }, (_, copy) =>\n  once.map((entry) => ({ ...entry, client: (entry.client + (copy || "")) as PortfolioKey })),\n).flat();\n',
      ),
  'src/content/clients.ts': (text) =>
    text
      .replace('return clients[key];', "return clients[key.replace(/\\d+$/, '') as ClientKey];")
      .replace(/`\/logos\/emblems.*` as const/, "'/logos/emblems/' + key.replace(/\\d+$/, '') + '.svg'"),
};

await build({ logLevel: 'error' });
const floorFolder = await makeFloor();
let ours = await serve('dist', 4180);
const floor = await serve(floorFolder, 4181);
const swapped = await serve(await makeSwapped(), 4184);
const browser = await chromium.launch({ executablePath, args });

const results = {};
const report = (title, rows) => {
  results[title] = rows;
  console.log(`\n${title}`);
  console.table(readable(rows));
};

report(
  `First paint, Lighthouse mobile, median of ${rounds}`,
  await measurePaint({ ours: ours.url, floor: floor.url, paths, rounds, executablePath, args }),
);
report('Hydration, processor 4 × slower', await measureHydration({ browser, base: ours.url, paths, rounds }));
report(
  `Press to next paint, processor 4 × slower, median of ${presses}, beside ready-made DOM that is swapped by hand`,
  await measureInteractions({ browser, ours: ours.url, floor: swapped.url, rounds: presses }),
);
report('A repeat visit', await measureVisits({ browser, ours, floor, rounds }));
ours = await serve('dist', 4180);

report('After one changed word, a returning visitor fetches', await measureUpdate());

const start = performance.now();
await build({ logLevel: 'error' });
const seconds = (performance.now() - start) / 1000;
const large = await buildChanged('large', tenfold);
const largeSite = await serve(large.folder, 4182);
const pressed = ['dialog, first', 'home to portfolio, en'];
const growth = [
  { measure: 'build s', 'as it is': seconds, 'ten times': large.seconds },
  ...(await Promise.all(
    documents.map(async (file) => ({
      measure: `${file} bytes`,
      'as it is': await sentSize('dist', file),
      'ten times': await sentSize(large.folder, file),
    })),
  )),
];
const few = await measureInteractions({ browser, ours: ours.url, rounds, only: pressed });
const many = await measureInteractions({ browser, ours: largeSite.url, rounds, only: pressed });
pressed.forEach((measure, index) => {
  growth.push({
    measure: `${measure} ms`,
    'as it is': few[index]['median ms'],
    'ten times': many[index]['median ms'],
  });
});
report('Ten times the clients', growth);

await mkdir('tests/output', { recursive: true });
await writeFile('tests/output/bench.json', `${JSON.stringify(results, null, 2)}\n`);
await browser.close();
for (const site of [ours, floor, swapped, largeSite]) await site.stop();
