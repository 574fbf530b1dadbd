import { readdirSync, readFileSync } from 'node:fs';
import { createGenerator, type StaticShortcutMap } from 'unocss';
import { expect, test, vi } from 'vitest';
import { colourVariables } from '../../src/styles/colours';
import config from '../../uno.config';

const sheets = import.meta.glob<Record<string, StaticShortcutMap>>('../../src/styles/!(colours).ts', { eager: true });
const shortcuts = Object.values(sheets).flatMap((sheet) => Object.values(sheet).flatMap(Object.entries));
const names = shortcuts.map(([name]) => name);

test('No name for classes is given twice, and each is used by a part of the site or by another name', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const used = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => readFileSync(`src/${file}`, 'utf8').match(/className.*/g) ?? [])
    .concat(shortcuts.map(([, utilities]) => String(utilities)))
    .flatMap((text) => text.split(/[\s"':(),]+/));
  expect(names.filter((name) => !used.includes(name))).toEqual([]);
});

test('Every name for classes stands for utilities that UnoCSS knows', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const generator = await createGenerator(config);
  const { matched } = await generator.generate(new Set(names));
  expect(warn.mock.calls).toEqual([]);
  expect([...matched].sort()).toEqual(names.sort());
});

test('While a dialog is open, the root element takes its ground from no variable, unless less transparency is asked for', () => {
  const rules = colourVariables().match(/html:has[^}]+/g) ?? [];
  expect(rules.map((rule) => rule.includes('var('))).toEqual([false, false, true]);
});
