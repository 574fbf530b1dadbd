import satori from 'satori';
import sharp from 'sharp';
import { light } from '../../uno.config.ts';
import type { SocialCard } from '../prerender';
import { staticFont } from './font.ts';

const width = 1200;
const height = 630;

/** The polder with its colours written in, since no style sheet reaches a picture. */
function background(polder: string): string {
  const styles = `.polder-fields{stroke:${light.field}}.polder-ground{fill:${light.paper};stroke:none}.polder-bank{stroke:${light.paper};stroke-width:92}.polder-water{stroke:${light.canal};stroke-width:64}.polder-lock{stroke:${light.spark};stroke-width:10}`;
  const placed = polder.replace('<svg', '<svg x="600" width="600" height="630"');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style>${styles}</style><rect width="100%" height="100%" fill="${light.paper}"/><clipPath id="edge"><path d="M829 0h371v630H600z"/></clipPath><g clip-path="url(#edge)">${placed}</g></svg>`;
}

const box = (style: Record<string, unknown>, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The words of a card, as satori lays them out. */
function layout({ brand, title, text }: SocialCard) {
  const dot = box(
    { width: 11, height: 11, borderRadius: 6, backgroundColor: light.spark, marginLeft: 4 },
    [],
  );
  return box(
    {
      flexDirection: 'column',
      width,
      height,
      boxSizing: 'border-box',
      padding: 72,
      justifyContent: 'space-between',
    },
    [
      box(
        {
          fontSize: 34,
          fontWeight: 700,
          letterSpacing: '-0.03em',
          color: light.ink,
          alignItems: 'flex-end',
        },
        [brand, box({ paddingBottom: 9 }, dot)],
      ),
      box({ flexDirection: 'column', gap: 24 }, [
        box(
          {
            fontSize: title.length > 20 ? 60 : 88,
            fontWeight: 700,
            lineHeight: 1.05,
            letterSpacing: '-0.035em',
            color: light.ink,
            width: 540,
          },
          title,
        ),
        box({ fontSize: 25, lineHeight: 1.4, color: light.quiet, width: 480 }, text),
      ]),
    ],
  );
}

/**
 * Draws the pictures that are shown where a page is shared: the site's own drawing, words and
 * typeface, 1200 × 630 px.
 * @param polder the drawing as an SVG document
 * @returns the cards by file name, as PNG
 */
export async function drawSocialCards(cards: readonly SocialCard[], polder: string) {
  const text = cards.map(({ brand, title, text }) => brand + title + text).join('');
  const fonts = await Promise.all(
    ([400, 700] as const).map(async (weight) => ({
      name: 'Host Grotesk',
      data: await staticFont(text, weight),
      weight,
    })),
  );
  const ground = await sharp(Buffer.from(background(polder)))
    .png()
    .toBuffer();
  return Promise.all(
    cards.map(async (card) => {
      const words = await satori(layout(card) as never, { width, height, fonts });
      const picture = sharp(ground).composite([{ input: Buffer.from(words) }]);
      return { fileName: card.fileName, source: await picture.png({ palette: true }).toBuffer() };
    }),
  );
}
