import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { light } from '../content/colours';
import { Polder } from '../illustration/polder';
import { translate } from '../language/words';
import { languages } from '../languages';
import { displayName } from '../layout/contact-details';
import { routes } from '../routes';
import { subsetTypeface } from './font';
import { getSocialCardUrl } from './head-tags';

const size = { width: 1200, height: 630 };

/** The colours of the drawing: a picture has no style sheet of the site. */
const css = `.field-lines{stroke:${light['field-line']};stroke-width:1.5}.polder-upper{stroke:${light['water-high']}}.polder-lower{stroke:${light.water}}.lock-water{fill:${light.water}}.lock-lines{stroke:${light.spark};stroke-linecap:round}`;

/**
 * The SVG of each layer of the drawing. By eye, it is 789 wide, and the card shows the left 600 of it. The canal is within those.
 */
const drawing = renderToStaticMarkup(<Polder className="" view="home" />).replaceAll(
  '<svg',
  '<svg x="600" width="789" height="630"',
);

const background = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><style>${css}</style><rect width="100%" height="100%" fill="${light.paper}"/>${drawing}<linearGradient id="fade"><stop stop-color="${light.paper}"/><stop offset="1" stop-color="${light.paper}" stop-opacity="0"/></linearGradient><rect x="600" width="72" height="630" fill="url(#fade)"/></svg>`;

const column = { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', gap: 24 } as const;

/** By eye, the labels of the water are in its middle. */
const label = { position: 'absolute', width: 120, justifyContent: 'center', fontSize: 20, fontWeight: 600 } as const;

const styles = {
  card: { ...column, ...size, boxSizing: 'border-box', padding: 72, fontWeight: 700, color: light.ink },
  brand: { display: 'flex', alignItems: 'flex-end', fontSize: 34, letterSpacing: '-0.03em' },
  dot: { width: 11, height: 11, borderRadius: 6, margin: '0 0 9px 4px', background: light.spark },
  title: { width: 540, lineHeight: 1.05, textWrap: 'balance', letterSpacing: '-0.035em' },
  high: { ...label, left: 892, top: 90, transform: 'rotate(-63deg)' },
  low: { ...label, left: 848, top: 430, transform: 'rotate(64deg)' },
  text: { width: 480, textWrap: 'balance', fontSize: 25, fontWeight: 400, lineHeight: 1.4, color: light.quiet },
} as const satisfies Record<string, CSSProperties>;

/** The words of a card, as satori lays them out. */
const createCard = ({ title, text, high, low }: Record<'title' | 'text' | 'high' | 'low', string>) => (
  <div style={styles.card}>
    <div style={styles.high}>{high}</div>
    <div style={styles.low}>{low}</div>
    <div style={styles.brand}>
      {displayName}
      <div style={styles.dot} />
    </div>
    <div style={column}>
      <div style={{ ...styles.title, fontSize: title.length > 20 ? 60 : 88 }}>{title}</div>
      <div style={styles.text}>{text}</div>
    </div>
  </div>
);

/**
 * Draws the pictures that social networks show of each page in each language, 1200 × 630 px. They have the drawing, the
 * words and the typeface of the site.
 * @returns the cards by file name, as PNG
 */
export async function drawSocialCards() {
  const cards = routes.flatMap(({ page }) =>
    languages.map((language) => ({
      fileName: new URL(getSocialCardUrl(page, language)).pathname.slice(1),
      title: translate(language, page === 'home' ? 'hero.title' : `page.${page}.title`),
      text: translate(language, page === 'home' ? 'hero.text' : `page.${page}.description`),
      high: translate(language, 'hero.highWater'),
      low: translate(language, 'hero.lowWater'),
    })),
  );
  const letters = displayName + JSON.stringify(cards);
  const fonts = ([400, 700] as const).map(async (weight) => {
    return { name: 'Typeface', weight, data: await subsetTypeface(letters, weight, 'sfnt') };
  });
  const options = { ...size, fonts: await Promise.all(fonts) };
  const picture = await sharp(Buffer.from(background)).png().toBuffer();
  return Promise.all(
    cards.map(async ({ fileName, ...words }) => {
      const input = Buffer.from(await satori(createCard(words), options));
      return { fileName, source: await sharp(picture).composite([{ input }]).png({ palette: true }).toBuffer() };
    }),
  );
}
