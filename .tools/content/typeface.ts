import { openFont, weights } from '../../src/plugins/font.ts';
import type { Mistake } from './mistake.ts';
import type { Content } from './read.ts';

/** What is wrong with a font file, for this site. */
function mend(bytes: Buffer | undefined): string | undefined {
  if (!bytes) return 'There is no such file. Install its package with npm, and look there for the name of the file.';
  const { wght } = openFont(bytes).variationAxes;
  const range = `${weights.min} to ${weights.max}`;
  if (!wght) return `This font is static, of one weight. Name a variable one, with the weights ${range}.`;
  if (wght.min <= weights.min && wght.max >= weights.max) return;
  return `Its weights are ${wght.min} to ${wght.max}. Name one that has ${range}.`;
}

/** Checks that the typeface can be had in every weight that the site uses. */
export function checkTypeface({ typeface: { file, bytes } }: Content): Mistake[] {
  const remedy = mend(bytes);
  return remedy ? [{ file: 'src/plugins/font.ts', value: `typeface "${file}"`, remedy }] : [];
}
