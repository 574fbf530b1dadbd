import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkContent } from '../../.tools/content/check';
import { content, emblem, svg, wordmark } from './sound-content';

const check = (...logos: { path: string; bytes: Buffer }[]) => checkContent({ ...content, logos });
const said = (file: string, value: string, remedy: string) => [
  { file, value, remedy: expect.stringContaining(remedy) },
];
const drawn = (drawing: string) => ({ ...wordmark, bytes: svg(drawing) });

test.each([
  ['a text', Buffer.from('hello'), 'Inside it is no picture'],
  ['a drawing with an error in it', svg('<path d="M0 0"'), 'cannot be drawn'],
  ['a photograph inside a drawing', svg('<image href="data:image/png;base64,AA"/>'), 'as paths'],
  ['a drawing with letters', svg('<text y="50">Molen</text>'), 'Convert text to paths'],
  ['a drawing without a size', svg('<path d="M0 0h9v9z"/>', ''), 'viewBox'],
  [
    'a drawing on a white ground',
    svg('<path fill="#fff" d="M0 0h99v99H0z"/><path d="M20 20v60h9v-60z"/>'),
    'solid bar',
  ],
  ['an empty drawing', svg(''), 'solid bar'],
])('%s is refused as a wordmark', async (_, bytes, remedy) => {
  expect(await check({ ...wordmark, bytes }, emblem)).toEqual(said(wordmark.path, 'the logo', remedy));
});

test('a photograph under the name of a drawing is refused', async () => {
  const create = { width: 9, height: 9, channels: 3, background: 'red' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  expect(await check({ ...wordmark, bytes }, emblem)).toEqual(said(wordmark.path, 'the logo', 'a PNG picture'));
});

test('an emblem is refused if its circle cuts it', async () => {
  const bytes = svg('<path d="M0 20h100v10H0zM0 60h100v20H0z"/>');
  expect(await check(wordmark, { ...emblem, bytes })).toEqual(said(emblem.path, 'the logo', 'Leave more room'));
});

test.each([
  ['on a square of one colour', '<path fill="#fed" d="M0 0h100v100H0z"/><circle cx="50" cy="50" r="30"/>'],
  ['on the tile of an app', '<rect width="100" height="100" rx="20"/><path d="M40 40h20v20z" fill="#fff"/>'],
  ['with room around it', '<path d="M15 40h70v20h-70z"/>'],
])('an emblem %s passes', async (_, drawing) => {
  expect(await check(wordmark, { ...emblem, bytes: svg(drawing) })).toEqual([]);
});

test('a wordmark of several colours passes, side by side', async () => {
  const logo = drawn('<path d="M9 9h9v80h-9z" fill="#eb0"/><path d="M40 9h9v80h-9z" fill="#012"/>');
  expect(await check(logo, emblem)).toEqual([]);
});

test('a logo that is missing is asked for by the name of the client', async () => {
  expect(await check(emblem)).toEqual(said(wordmark.path, 'no such file', 'the wordmark of De Molen'));
  expect(await check(wordmark)).toEqual(said(emblem.path, 'no such file', 'the emblem of De Molen'));
});

test('a logo of nobody is refused', async () => {
  const path = 'public/logos/emblems/oud.svg';
  expect(await check(wordmark, emblem, { ...emblem, path })).toEqual(said(path, 'the logo', 'Remove the file'));
});

test.each([
  ['Molen.svg', 'Rename it to "molen.svg"'],
  ['molen.SVG', 'Rename it to "molen.svg"'],
  ['molen.png', 'a picture of pixels blurs'],
])('a logo under the name %s is refused', async (name, remedy) => {
  const path = `public/logos/wordmarks/${name}`;
  expect(await check({ ...wordmark, path }, emblem)).toEqual(said(path, 'its name', remedy));
});

test('a name whose accents are characters of their own is refused', async () => {
  const path = 'public/logos/wordmarks/café.svg';
  const clients = { ...content.clients, café: { name: 'Café' } };
  const logos = [...content.logos, { ...wordmark, path: path.normalize('NFD') }];
  expect(await checkContent({ ...content, clients, logos })).toEqual(
    said(path.normalize('NFD'), 'its name', 'Rename it to "café.svg"'),
  );
});
