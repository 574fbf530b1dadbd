import type { CSSProperties } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { light } from '../../uno.config.ts';
import type { socialCards } from '../prerender';
import { staticFont } from './font.ts';

type SocialCard = (typeof socialCards)[number];

const size = { width: 1200, height: 630 };

/** The polder with its colours written in, since no style sheet reaches a picture. */
function ground(polder: string): Buffer {
  const styles = `.polder-fields{stroke:${light.field}}.polder-ground{fill:${light.paper};stroke:none}.polder-bank{stroke:${light.paper};stroke-width:92}.polder-water{stroke:${light.canal};stroke-width:64}.polder-lock{stroke:${light.spark};stroke-width:10}`;
  const placed = polder.replace('<svg', '<svg x="600" width="600" height="630"');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><style>${styles}</style><rect width="100%" height="100%" fill="${light.paper}"/><clipPath id="edge"><path d="M829 0h371v630H600z"/></clipPath><g clip-path="url(#edge)">${placed}</g></svg>`,
  );
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column' };

const styles = {
  card: { ...column, ...size, boxSizing: 'border-box', padding: 72, color: light.ink },
  brand: { display: 'flex', alignItems: 'flex-end', fontSize: 34, letterSpacing: '-0.03em' },
  dot: { width: 11, height: 11, borderRadius: 6, margin: '0 0 9px 4px', background: light.spark },
  title: { width: 540, lineHeight: 1.05, letterSpacing: '-0.035em' },
  text: { width: 480, fontSize: 25, fontWeight: 400, lineHeight: 1.4, color: light.quiet },
} as const;

/** The words of a card, as satori lays them out. */
const words = ({ brand, title, text }: SocialCard) => (
  <div style={{ ...styles.card, justifyContent: 'space-between', fontWeight: 700 }}>
    <div style={styles.brand}>
      {brand}
      <div style={styles.dot} />
    </div>
    <div style={{ ...column, gap: 24 }}>
      <div style={{ ...styles.title, fontSize: title.length > 20 ? 60 : 88 }}>{title}</div>
      <div style={styles.text}>{text}</div>
    </div>
  </div>
);

/**
 * Draws the pictures that are shown where a page is shared: the site's own drawing, words and typeface, 1200 × 630 px.
 * @param polder the drawing as an SVG document
 * @returns the cards by file name, as PNG
 */
export async function drawSocialCards(cards: readonly SocialCard[], polder: string) {
  const text = cards.map(({ brand, title, text }) => brand + title + text).join('');
  const fonts = await Promise.all([staticFont(text, 400), staticFont(text, 700)]);
  const picture = await sharp(ground(polder)).png().toBuffer();
  return Promise.all(
    cards.map(async (card) => {
      const input = Buffer.from(await satori(words(card), { ...size, fonts }));
      const source = await sharp(picture).composite([{ input }]).png({ palette: true }).toBuffer();
      return { fileName: card.fileName, source };
    }),
  );
}
