import { dark, lessTransparency, light, moreContrast, print } from './colours.ts';

/** The colours that hold under each condition; a later one wins over those before it. */
const schemes: Record<string, Partial<typeof light>> = {
  all: light,
  'screen and (prefers-color-scheme:dark)': dark,
  '(prefers-contrast:more)': moreContrast,
  '(prefers-reduced-transparency:reduce)': lessTransparency,
  print,
};

/** Writes the colours as variables of the document: `--paper`, `--ink` and so on. */
export const colourVariables = () =>
  Object.entries(schemes)
    .map(([media, colours]) => {
      const variables = Object.entries(colours).map(([name, value]) => `--${name}:${value}`);
      return `@media ${media}{:root{${variables.join(';')}}}`;
    })
    .join('\n');
