import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { clientKeys } from '../../src/clients';
import { isAsDelivered } from '../specification';

/**
 * The layers of `src`, from top to bottom, as CONTRIBUTING lists them. A file may import from its own folder and from the layers
 * below it.
 */
const [, list = ''] = /## The layers.*?```\n(.*?)```/s.exec(readFileSync('.github/CONTRIBUTING.md', 'utf8')) ?? [];
const layers = list.split('\n').map((line) => line.replace(/ {2,}.*/, '').split(' · '));

/** The folder of a file, or its own name. An owner's page is a page. */
const getFolder = (file: string) => /^[\w-]+/.exec(file.replace('content/pages/', 'pages/'))?.[0] ?? '';
const getLayer = (file: string) => layers.findIndex((folders) => folders.includes(getFolder(file)));

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.d)\.tsx?$/.test(file));

/** The code of a file. What the owner writes may import any type. */
function readCode(file: string): string {
  const code = readFileSync(`src/${file}`, 'utf8');
  return getFolder(file) === 'content' ? code.replace(/^import type [^;]*;/gm, '') : code;
}

const imports = files.flatMap((file) =>
  [...readCode(file).matchAll(/(?:from |import |import\()'(\.[^']+)'/g)].map(([, path = '']) => ({
    file,
    imported: posix.join(posix.dirname(file), path),
  })),
);

test('every file of src belongs to a layer, and imports nothing from a layer above it', () => {
  const unknown = imports.flatMap(({ file, imported }) => [file, imported]).filter((file) => getLayer(file) < 0);
  expect([...new Set(unknown)], 'add these to a layer').toEqual([]);
  const upwards = imports
    .filter(({ file, imported }) => getFolder(file) !== getFolder(imported) && getLayer(file) >= getLayer(imported))
    .map(({ file, imported }) => `src/${file} imports ${imported}`);
  expect(upwards).toEqual([]);
  expect(imports.length).toBeGreaterThan(100);
});

test.runIf(isAsDelivered)(
  'No test names a client by its key: TypeScript would stop there if an owner removed it',
  () => {
    const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const named = tests
      // Its changes are made to the example.
      .filter((file) => !file.endsWith('owner.ts'))
      .filter((file) => {
        const code = readFileSync(`tests/${file}`, 'utf8');
        return clientKeys.some((key) => code.includes(`'${key}'`));
      });
    expect(named).toEqual([]);
    expect(tests.length).toBeGreaterThan(50);
  },
);
