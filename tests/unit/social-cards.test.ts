import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { drawSocialCards } from '../../src/build/social-cards';

// A module cannot be spied on unless it is mocked, here by itself.
vi.mock('satori', { spy: true });

test('The social cards are pictures of 1200 × 630 px and less than 100,000 bytes, with a margin, in each language', async () => {
  for (const { source } of await drawSocialCards()) {
    expect(await sharp(source).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(source.length).toBeLessThan(100_000);
  }
  for (const { value } of vi.mocked(satori).mock.settledResults) {
    const { info } = await sharp(Buffer.from(value)).trim().toBuffer({ resolveWithObject: true });
    expect(info.height).toBeLessThanOrEqual(630 - 2 * 70);
  }
  const cards = vi.mocked(satori).mock.calls.map(([card]) => renderToStaticMarkup(card));
  for (const text of ['Wij automatiseren sluizen', 'We automate locks', 'Wir automatisieren Schleusen'])
    expect(cards.filter((card) => card.includes(text)).length, `cards with "${text}"`).toBe(1);
});
