import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getGridSize, measureLogo } from '../../src/build/measure-logo';
import { getDiscBox, setViewBox } from '../../src/build/view-box';
import { findLogoIssue } from '../content/logo-issues';

const svg = (content: string, attributes = 'viewBox="0 0 90 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

/** A letter with gaps, so that its ground is seen through it. */
const letter = 'M0 0h40v8H8v10h24v8H8v14H0z';

const read = (file: string) => readFileSync(`tests/site/public/logos/${file}.svg`, 'utf8');

test.each<[name: string, logo: string, kind: string, isDisc: boolean]>([
  ['a white ground', read('wordmarks/kadewerk'), 'tones', false],
  ['white lines on a dark plate', read('wordmarks/saltmere'), 'tones', false],
  ['white lines only', read('wordmarks/zilverduin'), 'white', false],
  ['pale letters', svg(`<path fill="#ffe45c" d="${letter}"/>`), 'white', false],
  ['three colours', read('wordmarks/uferwind'), 'tones', false],
  ['no namespace', read('wordmarks/lagewater'), 'plain', false],
  ['no view box', read('wordmarks/rietkraag'), 'plain', false],
  ['a speck on a page', read('wordmarks/veenbrug'), 'plain', false],
  ['a disc', read('emblems/lagewater'), 'tones', true],
  ['huge units', svg(`<path d="${letter}" transform="scale(900)"/>`, 'viewBox="0 0 90000 90000"'), 'plain', false],
])('A logo with %s is shown in a fitting kind and size, and raises no issue', async (_, logo, kind, isDisc) => {
  const measured = await measureLogo(logo);
  expect(measured).toMatchObject({ kind, isDisc });
  const [width, height] = measured ? getGridSize(measured) : [0, 0];
  expect([width, height].map(Math.sign)).toEqual([1, 1]);
  expect(width).toBeLessThanOrEqual(148);
  expect(height).toBeLessThanOrEqual(60);
  expect(width * height).toBeGreaterThanOrEqual(1800);
  expect(await findLogoIssue(logo, 'wordmark')).toBeUndefined();
});

test.each([11, 15, 24])('A logo that is 335 wide and %i high keeps both ends', async (height) => {
  const path = `M2 0h6v${height}H2zM160 0h6v${height}h-6zM327 0h6v${height}h-6z`;
  const logo = await measureLogo(`<svg viewBox="0 0 335 ${height}"><path d="${path}"/></svg>`);
  const [left = 0, , width = 0] = logo?.contentBox ?? [];
  // One pixel in the grid is 2.3 units.
  expect(Math.abs(left - 2)).toBeLessThan(1);
  expect(Math.abs(left + width - 333)).toBeLessThan(1);
});

test.each(['kadewerk', 'rietkraag', 'veenbrug'])('All of %s is inside its disc, and fills most of it', async (name) => {
  const emblem = read(`emblems/${name}`);
  const logo = await measureLogo(emblem);
  const framed = setViewBox(emblem, getDiscBox(logo?.contentBox ?? [0, 0, 0, 0]), [200, 200]);
  const alphas = await sharp(Buffer.from(framed)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  const distances = [...alphas].map((alpha, index) =>
    alpha > 30 ? Math.hypot((index % 200) - 99.5, Math.floor(index / 200) - 99.5) : 0,
  );
  expect(Math.max(...distances)).toBeLessThan(94);
  expect(Math.max(...distances)).toBeGreaterThan(55);
});

test.each([
  ['is not an SVG', `<!doctype html><html>${svg(`<path d="${letter}"/>`)}</html>`],
  ['contains letters', svg('<text y="16">Kolk</text>')],
  ['contains letters', svg('<s:text xmlns:s="http://www.w3.org/2000/svg">K</s:text>')],
  ['contains a picture of pixels', svg('<image width="9" height="9" href="data:image/png;base64,"/>')],
  ['takes a part from another file', svg('<use href="logo.svg#a"/>')],
  ['contains a script', svg(`<path d="${letter}" onclick="x()"/>`)],
  ['has no size', svg(`<path d="${letter}"/>`, 'width="100%" height="100%"')],
  ['shows nothing', svg(`<path fill="none" d="${letter}"/>`)],
  ['is a solid rectangle', svg('<path fill="#123" d="M0 0h90v40H0z"/>')],
  ['would be a solid shape', svg(`<path fill="#003082" d="M-9-9h99v58H-9z"/><path fill="#e4002b" d="${letter}"/>`)],
  ['cannot be drawn', svg(`<path d="${letter}">`)],
  ['is larger than 100 KB', svg(`<path d="${letter.repeat(5000)}"/>`)],
])('The check says that a file %s', async (issue, logo) => {
  expect(await findLogoIssue(logo, 'wordmark')).toContain(issue);
});

test('The check says that a logo is too wide for the timeline, and only there', async () => {
  const wide = svg(`<path d="${letter}M60 16h380v8H60z"/>`, 'viewBox="0 0 440 40"');
  expect(await findLogoIssue(wide, 'emblem')).toContain('too wide');
  expect(await findLogoIssue(wide, 'wordmark')).toBeUndefined();
});
