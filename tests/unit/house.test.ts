import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from './sources';

/** The rooms of `src`, from the roof to the cellar. A file may import from its own room and from those below it. */
const floors = [
  // Node alone runs this one: no browser may get a line of it.
  ['build'],
  // Where a browser or the worker begins. Nobody else imports these but the build.
  ['main', 'boot', 'sw'],
  ['app'],
  ['pages'],
  ['layout'],
  ['head'],
  ['pwa'],
  ['ui'],
  ['styles'],
  ['illustration'],
  ['content'],
  ['language'],
  ['lib'],
  ['routes'],
  ['languages'],
];

/** The room of a file: its folder, or its own name. */
const roomOf = (file: string) => /^[\w-]+/.exec(file)?.[0] ?? '';
const floorOf = (file: string) => floors.findIndex((rooms) => rooms.includes(roomOf(file)));

const imports = sources(/(?<!\.d)\.tsx?$/).flatMap(({ file, text }) =>
  [...text.matchAll(/(?:from |import |import\()'(\.[^']+)'/g)].map(([, path = '']) => ({
    file,
    imported: posix.join(posix.dirname(file), path),
  })),
);

test('every file of src belongs to a room, and imports nothing from a room above its own', () => {
  const strangers = imports.flatMap(({ file, imported }) => [file, imported]).filter((file) => floorOf(file) < 0);
  expect([...new Set(strangers)], 'give these a place among the floors').toEqual([]);
  const upwards = imports
    .filter(({ file, imported }) => roomOf(file) !== roomOf(imported) && floorOf(file) >= floorOf(imported))
    .map(({ file, imported }) => `src/${file} imports ${imported}`);
  expect(upwards).toEqual([]);
  expect(imports.length).toBeGreaterThan(100);
});
