import { dark, light } from '../content/colours.ts';

/** The colours on paper: black on white, whatever the scheme of the screen. */
const print: Partial<typeof light> = {
  paper: '#fff',
  porcelain: '#fff',
  card: '#fff',
  ink: '#000',
  quiet: '#000',
  delft: '#000',
  spark: '#000',
  'on-delft': '#000',
  deep: '#fff',
  deepest: '#fff',
  'on-deep': '#000',
  'on-deep-quiet': '#000',
  'water-high': '#e4e4e4',
  water: '#c8c8c8',
};

/** The colours for a visitor who asks for more contrast. */
const moreContrast: Partial<typeof light> = { quiet: 'var(--ink)', line: 'var(--edge)', 'field-line': 'var(--edge)' };

/** The colours by media query. A later one wins over those before it. */
const schemes: Record<string, Partial<typeof light>> = {
  all: light,
  'screen and (prefers-color-scheme:dark)': dark,
  '(prefers-contrast:more)': moreContrast,
  print,
};

/** Returns the CSS of the variables: `--paper`, `--ink` and so on. Another scheme than `light` has only what differs from it. */
export const createColourVariables = () =>
  Object.entries(schemes)
    .map(([media, colours]) => {
      const differing = Object.entries(colours).filter(
        ([name, value]) => colours === light || value !== light[name as keyof typeof light],
      );
      const variables = differing.map(([name, value]) => `--${name}:${value}`);
      return `@media ${media}{:root{${variables.join(';')}}}`;
    })
    .join('\n');
