import { company } from '../content/company.ts';
import { loadWords } from '../language/words.ts';
import { languages } from '../languages.ts';
import { itemName, navigation } from '../routes.ts';
import { widthsOf } from './font.ts';

/** The measures of the bar in `styles/bar.ts`, in px: what stands around its words, and how large they are. */
const around = { edges: 2 * 48, brandDot: 10, gaps: 16 + 24 + 20, item: 2 * 12, flag: 44 + 8, button: 2 * 26 };
const sizes = { brand: 22, item: 16 };

/**
 * How wide a window has to be for the bar to show the company's name and all items beside each other, in every language.
 * In a narrower one the menu takes over, so that the bar never breaks, whatever the owner writes.
 * @param least the width below which there is a menu in any case
 * @returns the width in em of 16 px, like `least`
 */
export async function barWidth(least: number): Promise<number> {
  const repeated = navigation.length * around.item + languages.length * around.flag;
  const fixed = around.edges + around.brandDot + around.gaps + around.button + repeated;
  const dictionaries = await Promise.all(languages.map(loadWords));
  const items = dictionaries.map((words) =>
    [...navigation.map((entry) => words[`nav.${itemName(entry)}`]), words['nav.getStarted']].join(''),
  );
  const [brand = 0, ...widths] = await widthsOf([company.name, ...items]);
  return Math.max(least, Math.ceil((fixed + brand * sizes.brand + Math.max(...widths) * sizes.item) / 16));
}
