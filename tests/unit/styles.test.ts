import { createGenerator, type StaticShortcutMap } from 'unocss';
import { expect, test, vi } from 'vitest';
import config from '../../uno.config';
import { sources } from './sources';

const sheets = import.meta.glob<Record<string, StaticShortcutMap>>('../../src/styles/!(colours).ts', { eager: true });
const shortcuts = Object.values(sheets).flatMap((sheet) => Object.values(sheet).flatMap(Object.entries));
const names = shortcuts.map(([name]) => name);

test('Every name for classes is given once, and stands for utilities that UnoCSS knows', async () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const generator = await createGenerator(config);
  const { matched } = await generator.generate(new Set(names));
  expect(warn.mock.calls).toEqual([]);
  expect([...matched].sort()).toEqual(names.sort());
});

test('Every name for classes is used', () => {
  const text = sources(/\.tsx?$/)
    .map((source) => source.text)
    .join();
  expect(names.filter((name) => !new RegExp(`[\\s"'(:\`]${name}(?!':)[\\s"')]`).test(text))).toEqual([]);
});
