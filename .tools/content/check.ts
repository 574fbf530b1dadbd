import { checkColours } from './colours.ts';
import { checkCompany } from './company.ts';
import { checkIcon } from './icon.ts';
import { checkLanguages } from './languages.ts';
import { checkLogos } from './logos.ts';
import type { Mistake } from './mistake.ts';
import { checkPortfolio } from './portfolio.ts';
import type { Content } from './read.ts';
import { checkTexts } from './texts.ts';
import { checkWords } from './words.ts';

const checks = [
  checkCompany,
  checkTexts,
  checkPortfolio,
  checkLanguages,
  checkWords,
  checkLogos,
  checkColours,
  checkIcon,
];

/** All mistakes in the content at once. */
export async function checkContent(content: Content): Promise<Mistake[]> {
  const mistakes = await Promise.all(checks.map((check) => check(content)));
  return mistakes.flat();
}
