// `node tests/bench/run.mjs paint`, or `clicks`, or `clicks dialog` for those with that word.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { preview, runnerImport } from 'vite';
import { wholeChromium } from '../browsers.mjs';
import { measureClicks } from './clicks.mjs';
import { measurePaint } from './paint.mjs';

const [question, word = ''] = process.argv.slice(2);
const rounds = Number(process.env.ROUNDS ?? 5);
const { languages } = (await runnerImport('/src/languages.ts')).module;
const { defaultLanguage } = (await runnerImport('/src/content/languages.ts')).module;
const { getPathname, routes } = (await runnerImport('/src/routes.ts')).module;
const addressesIn = (language) => routes.map(({ path }) => getPathname(path, language));

// The floor of the site: its documents without scripts, and without what only scripts need.
const floor = await mkdtemp(join(tmpdir(), 'floor-'));
await cp('dist', floor, { recursive: true });
for (const file of (await readdir(floor, { recursive: true })).filter((name) => name.endsWith('.html'))) {
  const html = await readFile(join(floor, file), 'utf8');
  const plain = html.replace(/<script.*?<\/script>/gs, '').replace(/<link rel="manifest"[^>]*>/, '');
  await writeFile(join(floor, file), plain);
  await writeFile(join(floor, `${file}.br`), brotliCompressSync(plain));
}

const serve = (outDir, port) => preview({ build: { outDir }, preview: { port }, logLevel: 'error' });
const servers = [await serve('dist', 4180), await serve(floor, 4181)];
const sites = { ours: 'http://localhost:4180', floor: 'http://localhost:4181' };

const args = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
if (process.getuid?.() === 0) args.push('--no-sandbox');
const launch = (...more) => chromium.launch({ executablePath: wholeChromium(), args: [...args, ...more] });

if (question !== 'clicks') {
  console.log(`First and largest paint in Lighthouse, beside the same page without scripts: medians of ${rounds}`);
  console.table(await measurePaint({ sites, launch, addresses: languages.flatMap(addressesIn), rounds }));
}
if (question !== 'paint') {
  const other = languages.find((language) => language !== defaultLanguage);
  const visitors = [
    { device: 'phone', width: 375, addresses: addressesIn(other), otherLanguage: defaultLanguage },
    { device: 'desktop', width: 1280, addresses: addressesIn(defaultLanguage), otherLanguage: other },
  ];
  console.log(`Clicks on a processor 4 times slower: medians of ${rounds}`);
  console.table(await measureClicks({ address: sites.ours, launch, visitors, rounds, word }));
}
for (const server of servers) await server.close();
await rm(floor, { recursive: true });
