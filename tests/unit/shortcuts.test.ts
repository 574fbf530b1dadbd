// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { createGenerator } from 'unocss';
import { expect, test, vi } from 'vitest';
import { layout } from '../../src/styles/layout';
import { parts } from '../../src/styles/parts';
import { shortcuts } from '../../src/styles/shortcuts';
import config from '../../uno.config';

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

test('every name for classes stands for utilities that UnoCSS knows', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const generator = await createGenerator(config);
  const { matched } = await generator.generate(new Set(Object.keys(names)));
  expect(warn.mock.calls).toEqual([]);
  expect([...matched].sort()).toEqual(Object.keys(names).sort());
});
