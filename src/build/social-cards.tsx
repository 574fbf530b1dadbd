import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { light } from '../content/colours';
import { Polder } from '../illustration/polder';
import { translate } from '../language/words';
import { type Language, languages } from '../languages';
import { displayName } from '../layout/contact-details';
import { type Route, routes } from '../routes';
import { createCardFont } from './font';
import { socialCardUrl } from './head-tags';

const size = { width: 1200, height: 630 };

/**
 * The drawing as a part of a card: the SVG of each of its layers. By eye, it is 789 wide, and the card shows the left 600
 * of it. The canal is within those.
 */
const drawing = renderToStaticMarkup(<Polder className="" view="home" />).replaceAll(
  '<svg',
  '<svg x="600" width="789" height="630"',
);

/** The background of the cards. Its colours are in the SVG: a picture has no style sheet of the site. */
function background(): Buffer {
  const css = `.field-lines{stroke:${light['field-line']};stroke-width:1.5}.polder-upper{stroke:${light['water-high']}}.polder-lower{stroke:${light.water}}.lock-water{fill:${light.water}}.lock-lines{stroke:${light.spark};stroke-linecap:round}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><style>${css}</style><rect width="100%" height="100%" fill="${light.paper}"/>${drawing}<linearGradient id="fade"><stop stop-color="${light.paper}"/><stop offset="1" stop-color="${light.paper}" stop-opacity="0"/></linearGradient><rect x="600" width="72" height="630" fill="url(#fade)"/></svg>`,
  );
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' };

const styles = {
  card: { ...column, ...size, boxSizing: 'border-box', padding: 72, fontWeight: 700, color: light.ink },
  brand: { display: 'flex', alignItems: 'flex-end', fontSize: 34, letterSpacing: '-0.03em' },
  dot: { width: 11, height: 11, borderRadius: 6, margin: '0 0 9px 4px', background: light.spark },
  title: { width: 540, lineHeight: 1.05, textWrap: 'balance', letterSpacing: '-0.035em' },
  text: { width: 480, textWrap: 'balance', fontSize: 25, fontWeight: 400, lineHeight: 1.4, color: light.quiet },
} as const satisfies Record<string, CSSProperties>;

/** The words of a card, as satori lays them out. */
const layOut = (title: string, text: string) => (
  <div style={styles.card}>
    <div style={styles.brand}>
      {displayName}
      <div style={styles.dot} />
    </div>
    <div style={{ ...column, gap: 24 }}>
      <div style={{ ...styles.title, fontSize: title.length > 20 ? 60 : 88 }}>{title}</div>
      <div style={styles.text}>{text}</div>
    </div>
  </div>
);

const wordsOf = (page: Route['page'], language: Language) => ({
  fileName: new URL(socialCardUrl(page, language)).pathname.slice(1),
  title: translate(language, page === 'home' ? 'hero.title' : `page.${page}.title`),
  text: translate(language, page === 'home' ? 'hero.text' : `page.${page}.description`),
});

/**
 * Draws the pictures that social networks show of each page in each language, 1200 × 630 px. They have the drawing, the
 * words and the typeface of the site.
 * @returns the cards by file name, as PNG
 */
export async function drawSocialCards() {
  const cards = routes.flatMap(({ page }) => languages.map((language) => wordsOf(page, language)));
  const text = displayName + cards.map((card) => card.title + card.text).join('');
  const fonts = await Promise.all([createCardFont(text, 400), createCardFont(text, 700)]);
  const picture = await sharp(background()).png().toBuffer();
  return Promise.all(
    cards.map(async ({ fileName, title, text }) => {
      const input = Buffer.from(await satori(layOut(title, text), { ...size, fonts }));
      return { fileName, source: await sharp(picture).composite([{ input }]).png({ palette: true }).toBuffer() };
    }),
  );
}
