/** Colours per scheme; every text reaches 7:1 on its background. */
export const light = {
  paper: '#FBFCFE',
  porcelain: '#F1F5FB',
  card: '#FFFFFF',
  ink: '#0F1B2D',
  quiet: '#3C4A61',
  delft: '#123B7A',
  'delft-strong': '#0B2A5B',
  'on-delft': '#FFFFFF',
  // A line separates; an edge is the border of what has to be seen, such as a field of the form.
  line: '#D5DEEB',
  edge: '#6B7A93',
  spark: '#F2681D',
  emblem: '#123B7A',
  canal: '#D6E4F8',
  'canal-low': '#B3CCF0',
  'canal-deep': '#8FB0E3',
  field: '#6C8AB8',
  deep: '#0E2E63',
  'on-deep': '#F4F8FF',
  'on-deep-quiet': '#C9D8F1',
  deepest: '#0A2149',
  'deep-canal-low': '#2A5399',
  'deep-field': '#45679F',
  error: '#8A1C12',
  backdrop: '#0A2149BF',
};

export const dark: typeof light = {
  paper: '#0B1424',
  porcelain: '#111D33',
  card: '#192944',
  ink: '#E8EEF7',
  quiet: '#B4C2D6',
  delft: '#9DBEFF',
  'delft-strong': '#C9D8F1',
  'on-delft': '#0B1424',
  line: '#2B3D5C',
  edge: '#7F90AE',
  spark: '#FF8A4C',
  emblem: '#4478CB',
  canal: '#1A407F',
  'canal-low': '#2A5399',
  'canal-deep': '#3A66B0',
  field: '#5872A0',
  deep: '#10336B',
  'on-deep': '#F4F8FF',
  'on-deep-quiet': '#C9D8F1',
  deepest: '#060F22',
  'deep-canal-low': '#2F5FAE',
  'deep-field': '#5478B4',
  error: '#FFB4A8',
  backdrop: '#060F22BF',
};

/** What changes on paper: black on white, whatever the scheme of the screen. */
export const print: Partial<typeof light> = {
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

/** What changes if the visitor asks for more contrast. */
export const moreContrast: Partial<typeof light> = { quiet: 'var(--ink)', line: 'var(--edge)', field: 'var(--edge)' };

/** What changes if the visitor asks for less transparency. */
export const lessTransparency: Partial<typeof light> = { backdrop: 'var(--deep)' };

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

/** Writes the colours as variables of the document: `--paper`, `--ink` and so on; of a scheme, what is not as in `light`. */
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
