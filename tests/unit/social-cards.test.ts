// @vitest-environment node
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { drawSocialCards } from '../../src/build/social-cards';
import { socialCard } from '../../src/head';
import { languages } from '../../src/language/codes';
import { polder, socialCards } from '../../src/prerender';
import { routes } from '../../src/routes';

const home = socialCards.filter(({ fileName }) => fileName.includes('/home-'));
let drawn: Awaited<ReturnType<typeof drawSocialCards>>;

beforeAll(async () => {
  drawn = await drawSocialCards(home, polder);
});

test('every page has a card in every language, where its document says', () => {
  expect(socialCards.map(({ fileName }) => `/${fileName}`)).toEqual(
    routes.flatMap(({ page }) => languages.map((language) => new URL(socialCard(page, language)).pathname)),
  );
});

test('the cards of a page are pictures of 1200 × 630 px and less than 100,000 bytes', async () => {
  expect(drawn.map(({ fileName }) => fileName)).toEqual(languages.map((language) => `social/home-${language}.png`));
  for (const { source } of drawn) {
    expect(await sharp(source).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(source.length).toBeLessThan(100_000);
  }
});

test('the cards of a page differ by language', () => {
  const pictures = drawn.map(({ source }) => source.toString('base64'));
  expect(new Set(pictures).size).toBe(languages.length);
});
