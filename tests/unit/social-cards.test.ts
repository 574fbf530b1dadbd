// @vitest-environment node
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { socialCard } from '../../src/document/head';
import { drawSocialCards } from '../../src/document/social-cards';
import { languages } from '../../src/language/codes';
import { staticFont } from '../../src/plugins/font';
import '../../src/prerender';
import { routes } from '../../src/routes';

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
