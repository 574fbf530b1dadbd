import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import packageFile from '../../package.json';

const readme = readFileSync('README.md', 'utf8');
const guides = readme + readFileSync('.github/CONTRIBUTING.md', 'utf8');

const named = (pattern: RegExp) => [...new Set([...guides.matchAll(pattern)].map((m) => m[1] ?? ''))];

const commands = named(/npm run ([\w-]+)/g);
const paths = named(/(?:`|\()((?:src|public|tests|\.github|\.tools|\.ci)\/[\w./-]*|[\w-]+\.config\.ts)(?:`|\))/g);

describe('what the README and the guide for contributors say', () => {
  test.each(commands)('names a command that exists: npm run %s', (command) => {
    expect(Object.keys(packageFile.scripts)).toContain(command);
  });

  test('is short where owners read it', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(201);
  });

  test('explains every command that there is', () => {
    const internal = ['prepare', 'start', 'test'];
    const unexplained = Object.keys(packageFile.scripts).filter(
      (script) => !internal.includes(script) && !commands.includes(script),
    );
    expect(unexplained).toEqual([]);
  });

  test.each(paths)('names a path that exists: %s', (path) => {
    expect(existsSync(path)).toBe(true);
  });

  test.each(Object.keys({ ...packageFile.dependencies, ...packageFile.devDependencies }))(
    'gives the reason for %s',
    (name) => {
      const group = name.split('/')[0];
      const short = name.split('/')[1] ?? name;
      expect([name, `${group}/\\*`, short].some((spelling) => guides.includes(spelling))).toBe(true);
    },
  );
});
