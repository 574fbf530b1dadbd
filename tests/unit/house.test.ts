// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/language/codes';

const words = [...languages.map((language) => `language/${language}.ts`), 'language/last-words.ts'];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }));

const code = files.filter(({ path }) => !path.startsWith('content/') && !words.includes(path));
const linesOf = (text: string) => text.split('\n').length - 1;

describe('the house', () => {
  test('can be read in an evening: fewer than 2,500 lines, content and words apart', () => {
    const lines = code.reduce((sum, { text }) => sum + linesOf(text), 0);
    expect(lines, 'simplify, or let a library do it').toBeLessThan(2500);
  });

  test('has no file that asks to be two', () => {
    expect(code.filter(({ text }) => linesOf(text) > 150).map(({ path }) => `src/${path}`)).toEqual([]);
  });
});

/** The rooms that a room may ask for something; itself always. */
const doors: Record<string, readonly string[]> = {
  content: ['language'],
  language: [],
  ui: ['language'],
  pwa: ['language', 'ui'],
  sections: ['content', 'language', 'ui', 'pwa'],
  pages: ['content', 'language', 'ui', 'sections'],
};

const roomOf = (path: string) => path.split('/').at(-2) ?? '';

describe.each(Object.entries(doors))('the room src/%s', (room, others) => {
  const imports = files
    .filter(({ path }) => path.startsWith(`${room}/`))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/from '(\.[^']+)'/g)].map(([, target = '']) => ({
        path: `src/${path}`,
        room: target.startsWith('./') ? room : roomOf(target).replace('..', 'src'),
        target,
      })),
    );

  test(`asks only ${[...others, 'the files beside the rooms'].join(', ')}`, () => {
    const strange = imports.filter((one) => ![room, 'src', ...others].includes(one.room));
    expect(strange.map(({ path, target }) => `${path} imports ${target}`)).toEqual([]);
  });

  test('never asks for an entry', () => {
    const entries = /\/(main|prerender|boot|service-worker)$/;
    expect(imports.filter(({ target }) => entries.test(target)).map(({ path }) => path)).toEqual([]);
  });
});
