import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { drawSocialCards } from '../../src/build/social-cards';

// A module cannot be spied on unless it is mocked, here by itself.
vi.mock('satori', { spy: true });

const drawn = await drawSocialCards();
const cards = vi.mocked(satori).mock.calls.map(([card]) => renderToStaticMarkup(card));

test.each([
  ['home-nl', 'Sluizen die op tijd opengaan', 'Wij automatiseren sluizen'],
  ['workshop-en', 'In the workshop', 'See where we build switch boxes.'],
  ['about-de', 'Der Betrieb', 'Ein Familienbetrieb'],
])('The card %s says who the company is and what the page is about', (name, title, text) => {
  const card = cards[drawn.findIndex(({ fileName }) => fileName === `social/${name}.png`)];
  for (const part of ['Kolk &amp; Zonen Automatisering', title, text]) expect(card).toContain(part);
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
