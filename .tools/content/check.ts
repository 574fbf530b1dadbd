import { checkColours } from './colours.ts';
import { checkCompany } from './company.ts';
import { checkHeads } from './heads.ts';
import { checkIcon } from './icon.ts';
import { checkLanguages } from './languages.ts';
import { checkLogos } from './logos.ts';
import type { Mistake } from './mistake.ts';
import { checkPortfolio } from './portfolio.ts';
import type { Content } from './read.ts';
import { checkRepeated } from './repeated.ts';
import { checkTexts } from './texts.ts';
import { checkTypeface } from './typeface.ts';
import { checkWords } from './words.ts';

const checks = [
  checkCompany,
  checkTexts,
  checkPortfolio,
  checkLanguages,
  checkWords,
  checkHeads,
  checkRepeated,
  checkLogos,
  checkColours,
  checkIcon,
];

/** All mistakes in the content at once. */
export async function checkContent(content: Content): Promise<Mistake[]> {
  // The others set text in it.
  const unusable = checkTypeface(content);
  if (unusable.length) return unusable;
  const mistakes = await Promise.all(checks.map((check) => check(content)));
  return mistakes.flat();
}
