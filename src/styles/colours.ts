/** Colours per scheme; every text reaches 7:1 on its background. */
export const light = {
  paper: '#fbfcfe',
  porcelain: '#f1f5fb',
  card: '#fff',
  ink: '#0f1b2d',
  quiet: '#3c4a61',
  delft: '#123b7a',
  'delft-strong': '#0b2a5b',
  'on-delft': '#ffffff',
  // A line separates; an edge is the border of what has to be seen, such as a field of the form.
  line: '#d5deeb',
  edge: '#6b7a93',
  spark: '#f2681d',
  emblem: '#123b7a',
  // The high water is the palest.
  'water-high': '#d6e4f8',
  water: '#a6c3ed',
  'water-deep': '#4478cb',
  'field-line': '#6c8ab8',
  deep: '#0e2e63',
  'on-deep': '#f4f8ff',
  'on-deep-quiet': '#c9d8f1',
  deepest: '#0a2149',
  'deep-field-line': '#45679f',
  error: '#8a1c12',
  backdrop: '#0a2149bf',
};

export const dark: typeof light = {
  paper: '#0b1424',
  porcelain: '#14223c',
  card: '#1b2c4a',
  ink: '#e8eef7',
  quiet: '#b4c2d6',
  delft: '#9dbeff',
  'delft-strong': '#c9d8f1',
  'on-delft': '#0b1424',
  line: '#2b3d5c',
  edge: '#7f90ae',
  spark: '#ff8a4c',
  emblem: '#4478cb',
  'water-high': '#1c375f',
  water: '#2b5596',
  'water-deep': '#4478cb',
  'field-line': '#5872a0',
  deep: '#0b2450',
  'on-deep': '#f4f8ff',
  'on-deep-quiet': '#c9d8f1',
  deepest: '#071430',
  'deep-field-line': '#5478b4',
  error: '#ff9d9d',
  backdrop: '#060f22bf',
};

/** The colours on paper: black on white, whatever the scheme of the screen. */
const print: Partial<typeof light> = {
  paper: '#fff',
  porcelain: '#fff',
  card: '#fff',
  ink: '#000',
  quiet: '#000',
  delft: '#000',
  'on-delft': '#000',
  deep: '#fff',
  deepest: '#fff',
  'on-deep': '#000',
  'on-deep-quiet': '#000',
};

/** The colours for a visitor who asks for more contrast. */
const moreContrast: Partial<typeof light> = { quiet: 'var(--ink)', line: 'var(--edge)', 'field-line': 'var(--edge)' };

/** The colours for a visitor who asks for less transparency. */
const lessTransparency: Partial<typeof light> = { backdrop: 'var(--deep)' };

/** The text colours on each background. */
export const textColoursOn = {
  paper: ['ink', 'quiet', 'delft', 'error'],
  porcelain: ['ink', 'quiet', 'delft', 'error'],
  card: ['ink', 'quiet', 'delft', 'error'],
  delft: ['on-delft'],
  'delft-strong': ['on-delft'],
  deep: ['on-deep', 'on-deep-quiet'],
  deepest: ['on-deep', 'on-deep-quiet'],
  'on-deep': ['deep'],
} as const satisfies Partial<Record<keyof typeof light, readonly (keyof typeof light)[]>>;

/** The colours that hold under each condition; a later one wins over those before it. */
const schemes: Record<string, Partial<typeof light>> = {
  all: light,
  'screen and (prefers-color-scheme:dark)': dark,
  '(prefers-contrast:more)': moreContrast,
  '(prefers-reduced-transparency:reduce)': lessTransparency,
  print,
};

/** Writes the colours as variables of the document: `--paper`, `--ink` and so on. A scheme has only what is not as in `light`. */
export const colourVariables = () =>
  Object.entries(schemes)
    .map(([media, colours]) => {
      const own = Object.entries(colours).filter(
        ([name, value]) => colours === light || value !== light[name as keyof typeof light],
      );
      const variables = own.map(([name, value]) => `--${name}:${value}`);
      return `@media ${media}{:root{${variables.join(';')}}}`;
    })
    .join('\n');
