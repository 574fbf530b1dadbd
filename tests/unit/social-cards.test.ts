// @vitest-environment node

import { createElement } from 'react';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { socialCard } from '../../src/document/head';
import { drawSocialCards } from '../../src/document/social-cards';
import { languages } from '../../src/languages';
import * as polder from '../../src/layout/polder';
import { staticFont } from '../../src/plugins/font';
import '../../src/prerender';
import { routes } from '../../src/routes';

// A module cannot be spied on unless it is mocked, here by itself.
vi.mock('../../src/layout/polder', { spy: true });

let drawn: Awaited<ReturnType<typeof drawSocialCards>>;

beforeAll(async () => {
  drawn = await drawSocialCards(staticFont);
});

test('every page has a card in every language, where its document says', () => {
  expect(drawn.map(({ fileName }) => `/${fileName}`)).toEqual(
    routes.flatMap(({ page }) => languages.map((language) => new URL(socialCard(page, language)).pathname)),
  );
});

test('the cards are pictures of 1200 × 630 px and less than 100,000 bytes', async () => {
  for (const { source } of drawn) {
    expect(await sharp(source).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(source.length).toBeLessThan(100_000);
  }
});

test('the cards differ by page and by language', () => {
  const pictures = drawn.map(({ source }) => source.toString('base64'));
  expect(new Set(pictures).size).toBe(routes.length * languages.length);
});

test.each([
  ['/nowhere.webp', 'Put it into public/pictures/'],
  ['/pictures/nowhere.webp', 'There is no file public/pictures/nowhere.webp'],
])('a drawing that gave way to the picture %s stops the build', async (src, remedy) => {
  vi.spyOn(polder, 'Polder').mockReturnValue(createElement('img', { src, alt: '' }));
  await expect(drawSocialCards(staticFont)).rejects.toThrow(remedy);
});

test('a drawing that is no picture at all stops the build', async () => {
  vi.spyOn(polder, 'Polder').mockReturnValue(createElement('canvas'));
  await expect(drawSocialCards(staticFont)).rejects.toThrow('neither an <svg> nor an <img>');
});
