import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layout } from '../../src/styles/layout';
import { parts } from '../../src/styles/parts';
import { shortcuts } from '../../src/styles/shortcuts';

const names = { ...shortcuts, ...layout, ...parts };

test('no name for classes is given twice', () => {
  expect(Object.keys(names)).toHaveLength([shortcuts, layout, parts].flatMap(Object.keys).length);
});

test('every name for classes is used, by a part of the site or by another name', () => {
  const used = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(/className.*/g) ?? [])
    .concat(Object.values(names).flat().map(String))
    .flatMap((text) => text.split(/[\s"':()]+/));
  expect(Object.keys(names).filter((name) => !used.includes(name))).toEqual([]);
});
