import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** The layers of `src`, from top to bottom, as CONTRIBUTING lists them. */
const [, list = ''] = /## The layers.*?```\n(.*?)```/s.exec(readFileSync('.github/CONTRIBUTING.md', 'utf8')) ?? [];
const layers = list.split('\n').map((line) => line.replace(/ {2,}.*/, '').split(' · '));

/** The folder of a file, or its own name. An owner's page is a page. */
const getFolder = (file: string) => /^[\w-]+/.exec(file.replace('content/pages/', 'pages/'))?.[0] ?? '';
const getLayer = (file: string) => layers.findIndex((folders) => folders.includes(getFolder(file)));

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.d)\.tsx?$/.test(file));

const imports = files.flatMap((file) =>
  [...readFileSync(`src/${file}`, 'utf8').matchAll(/^(import type)?.*?(?:from |import |import\()'(\.[^']+)'/gm)].map(
    ([, isType, path = '']) => ({ file, isType, imported: posix.join(posix.dirname(file), path) }),
  ),
);

test('Every file of src belongs to a layer, and imports nothing from a layer above it', () => {
  const unknown = imports.flatMap(({ file, imported }) => [file, imported]).filter((file) => getLayer(file) < 0);
  expect([...new Set(unknown)], 'add these to a layer').toEqual([]);
  const upwards = imports
    // The facts of the owner may import any type.
    .filter(({ file, isType }) => !(isType && getFolder(file) === 'content'))
    .filter(({ file, imported }) => getFolder(file) !== getFolder(imported) && getLayer(file) >= getLayer(imported))
    .map(({ file, imported }) => `src/${file} imports ${imported}`);
  expect(upwards).toEqual([]);
  expect(imports.length).toBeGreaterThan(100);
});
