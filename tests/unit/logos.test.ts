import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { getGridSize, measureLogo } from '../../src/build/measure-logo';
import { getDiscBox, withViewBox } from '../../src/build/view-box';
import { findLogoIssue } from '../logo-issues';
import { brokenLogos, oddLogos } from '../odd-logos';

const measure = async (name: keyof typeof oddLogos) => {
  const logo = await measureLogo(oddLogos[name]);
  if (!logo) throw new Error(`${name} shows nothing.`);
  return logo;
};

test.each<[name: keyof typeof oddLogos, kind: string, isDisc: boolean]>([
  ['dark letters', 'plain', false],
  ['three colours', 'tones', false],
  ['white letters on a gradient', 'tones', false],
  ['white letters', 'white', false],
  ['pale letters', 'white', false],
  ['a plate with holes', 'plain', false],
  ['thin lines', 'plain', false],
  ['an orange disc', 'tones', true],
  ['white ground', 'tones', false],
  ['small white letters on a disc', 'tones', true],
  ['white letters on yellow', 'tones', false],
  ['no namespace', 'plain', false],
  ['no view box', 'plain', false],
])('A logo with %s is shown as "%s"', async (name, kind, isDisc) => {
  expect(await measure(name)).toMatchObject({ kind, isDisc });
});

test('Logos are about equally large in the grid, whatever the page around them', async () => {
  const size = getGridSize(await measure('dark letters'));
  for (const name of ['no namespace', 'no view box', 'a speck on a page', 'huge units'] as const) {
    const [width, height] = getGridSize(await measure(name));
    expect(Math.abs(width - size[0]), name).toBeLessThan(4);
    expect(Math.abs(height - size[1]), name).toBeLessThan(4);
  }
  for (const name of Object.keys(oddLogos) as (keyof typeof oddLogos)[]) {
    const [width, height] = getGridSize(await measure(name));
    expect(width, name).toBeLessThanOrEqual(148);
    expect(height, name).toBeLessThanOrEqual(60);
    expect(width * height, name).toBeGreaterThanOrEqual(1800);
  }
});

test.each([11, 15, 24])('A logo that is 335 wide and %i high keeps both ends', async (height) => {
  const path = `M2 0h6v${height}H2zM160 0h6v${height}h-6zM327 0h6v${height}h-6z`;
  const logo = await measureLogo(`<svg viewBox="0 0 335 ${height}"><path d="${path}"/></svg>`);
  const [left = 0, , width = 0] = logo?.drawn ?? [];
  // One pixel in the grid is 2.3 units.
  expect(Math.abs(left - 2)).toBeLessThan(1);
  expect(Math.abs(left + width - 333)).toBeLessThan(1);
});

test('A white ground is a margin', async () => {
  const [bare, onWhite] = [await measure('dark letters'), await measure('white ground')];
  const [size, onWhiteSize] = [getGridSize(bare), getGridSize(onWhite)];
  expect(Math.abs(size[0] - onWhiteSize[0])).toBeLessThan(4);
  expect(Math.abs(size[1] - onWhiteSize[1])).toBeLessThan(4);
});

test('On the timeline all of a logo is inside the disc, and fills most of it', async () => {
  for (const name of ['dark letters', 'three colours', 'twice as high as wide', 'a speck on a page'] as const) {
    const { drawn } = await measure(name);
    const framed = withViewBox(oddLogos[name], getDiscBox(drawn), [200, 200]);
    const { data } = await sharp(Buffer.from(framed)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const distances = Array.from({ length: 200 * 200 }, (_, index) => index)
      .filter((index) => (data[4 * index + 3] ?? 0) > 30)
      .map((index) => Math.hypot((index % 200) - 99.5, Math.floor(index / 200) - 99.5));
    expect(Math.max(...distances), name).toBeLessThan(94);
    expect(Math.max(...distances), name).toBeGreaterThan(55);
  }
});

describe('The check of a logo', () => {
  test.each(brokenLogos)('says that a file %s', async (issue, svg) => {
    expect(await findLogoIssue(svg, 'wordmark')).toContain(issue);
  });

  test('says that a logo is too wide for the timeline, and only there', async () => {
    const wide = oddLogos['eleven times as wide as high'];
    expect(await findLogoIssue(wide, 'emblem')).toContain('too wide');
    expect(await findLogoIssue(wide, 'wordmark')).toBeUndefined();
  });

  test('is content with every other odd logo', async () => {
    for (const [name, svg] of Object.entries(oddLogos))
      expect(await findLogoIssue(svg, 'wordmark'), name).toBeUndefined();
  });
});
