import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { socialCardUrl } from '../../src/build/head-tags';
import { drawSocialCards } from '../../src/build/social-cards';
import { light } from '../../src/content/colours';
import { company } from '../../src/content/company';
import { languages } from '../../src/languages';
import { displayName } from '../../src/layout/contact-details';
import { routes } from '../../src/routes';
import { dictionaries } from '../site-content';
import { isAsDelivered } from '../specification';

// A module cannot be spied on unless it is mocked, here by itself.
vi.mock('satori', { spy: true });

const drawn = await drawSocialCards();
const cards = vi.mocked(satori).mock.calls.map(([card]) => renderToStaticMarkup(card));

test('Every page has a card in every language, which says who the company is and what the page is about', () => {
  const pages = routes.flatMap(({ page }) => languages.map((language) => ({ page, language })));
  for (const [index, { page, language }] of pages.entries()) {
    const words = dictionaries[language];
    const [title, text] =
      page === 'home'
        ? [words['hero.title'], words['hero.text']]
        : [words[`page.${page}.title`], words[`page.${page}.description`]];
    for (const said of [displayName, title, text]) expect(cards[index]).toContain(renderToStaticMarkup(said));
    expect(socialCardUrl(page, language)).toBe(`${company.website}/${drawn[index]?.fileName}`);
  }
  // An owner may translate a page later.
  if (isAsDelivered) expect(new Set(drawn.map(({ source }) => source.toString('base64'))).size).toBe(pages.length);
});

test('The cards are pictures of 1200 × 630 px and less than 100,000 bytes', async () => {
  for (const { source } of drawn) {
    expect(await sharp(source).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(source.length).toBeLessThan(100_000);
  }
  // The words keep clear of the edges.
  const { settledResults } = vi.mocked(satori).mock;
  expect(settledResults).toHaveLength(drawn.length);
  for (const { value } of settledResults) {
    const { info } = await sharp(Buffer.from(value)).trim().toBuffer({ resolveWithObject: true });
    expect(info.height).toBeLessThanOrEqual(630 - 2 * 70);
  }
});

test('The drawing keeps to its half of a card, and all of its water is there', async () => {
  const colours = async (left: number, width: number) => {
    const half = sharp(drawn[0]?.source).extract({ left, top: 0, width, height: 630 });
    const { data } = await half.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return new Set(Array.from({ length: data.length / 3 }, (_, at) => data.toString('hex', 3 * at, 3 * at + 3)));
  };
  const named = (name: keyof typeof light) => light[name].slice(1).toLowerCase();
  const [words, picture] = [await colours(0, 600), await colours(600, 600)];
  expect(words).toContain(named('ink'));
  for (const water of ['water-high', 'water'] as const) {
    expect(words).not.toContain(named(water));
    expect(picture).toContain(named(water));
  }
});
