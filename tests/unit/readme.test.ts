import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import packageFile from '../../package.json';

const readme = readFileSync('README.md', 'utf8');
const guides = readme + readFileSync('.github/CONTRIBUTING.md', 'utf8');

const named = (pattern: RegExp) => [...new Set([...guides.matchAll(pattern)].map((m) => m[1] ?? ''))];

describe('The README and the guide for contributors', () => {
  test('name every command that there is, and no other', () => {
    const internal = /^(start|test|pre.+)$/;
    const commands = Object.keys(packageFile.scripts);
    const explained = named(/npm run ([\w:-]+)/g);
    expect(explained.filter((command) => !commands.includes(command))).toEqual([]);
    expect(commands.filter((command) => !internal.test(command) && !explained.includes(command))).toEqual([]);
  });

  test('are short where owners read them', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(201);
  });

  test('name only paths that exist', () => {
    const place = /(?:`|\()((?:src|public|tests|\.github|\.tools|\.ci)\/[\w./-]*|[\w-]+\.config\.ts)(?:`|\))/g;
    expect(named(place).filter((path) => !existsSync(path))).toEqual([]);
  });

  test('give the reason for every dependency', () => {
    const names = Object.keys({ ...packageFile.dependencies, ...packageFile.devDependencies });
    const isExplained = (name: string) => {
      const [group = '', short = name] = name.split('/');
      return [name, `${group}/\\*`, short].some((spelling) => guides.includes(spelling));
    };
    expect(names.filter((name) => !isExplained(name))).toEqual([]);
  });
});
