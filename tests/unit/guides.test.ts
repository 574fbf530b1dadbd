import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '../../package.json';

const files = [
  'README.md',
  'CHANGELOG.md',
  'src/content/README.md',
  'src/content/MESSAGES.md',
  'tests/README.md',
  ...readdirSync('.github').map((name) => `.github/${name}`),
].filter((file) => file.endsWith('.md'));

const guides = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const find = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match);

test.each(guides)('$file names only paths that exist', ({ file, text }) => {
  const paths = find(text, /`((?:src|public|tests|\.github|\.ci)\/[\w./-]*|[\w-]+\.config\.ts)`/g);
  const links = find(text, /\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g).map((path) => join(dirname(file), path));
  // What the owner adds.
  const own = /^public\/(contact\.php|_redirects)/;
  expect([...paths, ...links].filter((path) => !existsSync(path) && !own.test(path))).toEqual([]);
});

test('The guides name every command that there is, and no other', () => {
  const commands = Object.keys(packageFile.scripts).filter((command) => !/^(pre|start$|test$)/.test(command));
  const named = guides.flatMap(({ text }) => find(text, /npm run ([\w:-]+)/g));
  expect(new Set(named)).toEqual(new Set(commands));
});

test('CONTRIBUTING gives the reason for every dependency', () => {
  const { text = '' } = guides.find(({ file }) => file.endsWith('CONTRIBUTING.md')) ?? {};
  const words = text.split(/[\s,|]+/);
  const isExplained = (name: string) => words.includes(name) || words.includes(`${name.split('/')[0]}/\\*`);
  const names = Object.keys({ ...packageFile.dependencies, ...packageFile.devDependencies });
  expect(names.filter((name) => !isExplained(name))).toEqual([]);
});
