import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findIssues } from '../content/check';
import { loadContent } from '../content/load';
import { copyProject, copySite, run } from '../test-host/versions';

// The steps of `src/content/README.md`, in a copy of the project with the site of the tests.
const guide = readFileSync('src/content/README.md', 'utf8');
const folder = copyProject();
copySite(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const owned = { content: join(folder, 'src/content'), public: join(folder, 'public') };

/** Adds a text to a file of the owner, before another one. */
function add(file: string, text: string, before: string): void {
  const path = join(owned.content, file);
  const old = readFileSync(path, 'utf8');
  expect(old).toContain(before);
  writeFileSync(path, old.replace(before, text + before));
}

function addWords(...keys: string[]): void {
  for (const code of ['nl', 'en', 'de'])
    add(`words/${code}/index.ts`, keys.map((key) => `  '${key}': '${key} (${code})',\n`).join(''), '};');
}

function addClient(): void {
  add('clients.ts', "  molen: { name: 'Molen Noord' },\n", '} as const');
  add('clients.ts', "  { client: 'molen', projects: [{ period: 'May 2022 - now', technologies: ['SAP'] }] },\n", '];');
  addWords('portfolio.molen.name', 'portfolio.molen.desc');
  const logo = '<svg viewBox="0 0 90 40"><path d="M0 0h40v8H8v10h24v8H8v14H0z"/></svg>';
  for (const use of ['wordmarks', 'emblems']) writeFileSync(join(owned.public, `logos/${use}/molen.svg`), logo);
}

function addPage(): void {
  const [, line = ''] = /`(\{ path: '\/jobs'.*?\},)`/.exec(guide) ?? [];
  const [, component = ''] = /```tsx\n(.*?)```/s.exec(guide) ?? [];
  add('pages.ts', line, '] as const');
  addWords('nav.jobs', 'page.jobs.title', 'page.jobs.description');
  addWords(...[...component.matchAll(/t\('([\w.]+)'\)/g)].map(([, key = '']) => key));
  mkdirSync(join(owned.content, 'pages'), { recursive: true });
  writeFileSync(join(owned.content, 'pages/jobs.tsx'), component);
}

function addLanguage(): void {
  cpSync(join(owned.content, 'words/en'), join(owned.content, 'words/fr'), { recursive: true });
  add('languages.ts', ", fr: 'Français'", ' } as const');
}

test('By the steps of the guide, an owner adds a client, a page and a language', async () => {
  addClient();
  addPage();
  addLanguage();
  const { content, issues } = await loadContent(owned);
  expect([...issues, ...(await findIssues(content))]).toEqual([]);
  await run(folder, 'npx vite build');
  for (const [file, text] of [
    ['portfolio.html', 'portfolio.molen.name (nl)'],
    ['logos/emblems/molen.svg', 'M0 0h40v8'],
    ['en/jobs.html', 'jobs.first.title (en)'],
    ['fr/jobs.html', 'hrefLang="fr"'],
  ] as const)
    expect(readFileSync(join(folder, 'dist', file), 'utf8').toLowerCase(), file).toContain(text.toLowerCase());
}, 300_000);
