// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The sources by path, from `src`. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }));

/** The rooms that a room may ask for something; itself always. */
const doors: Record<string, readonly string[]> = {
  loading: [],
  styles: [],
  language: ['loading'],
  content: ['language'],
  ui: ['language', 'loading'],
  pwa: ['language', 'loading', 'ui'],
  navigation: ['language'],
  layout: ['content', 'language', 'ui', 'pwa'],
  contact: ['content', 'language', 'loading', 'ui', 'pwa', 'layout'],
  document: ['content', 'language', 'styles', 'layout'],
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
