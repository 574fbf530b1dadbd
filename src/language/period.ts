import type { Language } from '../languages';
import { translate } from './words.ts';

/** The names of the months in the periods of `clients.ts`. */
const englishMonths = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The last word of a period that has not ended: `June 2022 - now`. */
const now = 'now';

/** Translates a period (`June 2022 - November 2025`): the names of its months, and `now`, with an en dash between them. */
export function translatePeriod(text: string, language: Language): string {
  const names = translate(language, 'portfolio.months').split(' ');
  return text
    .replace(' - ', ' – ')
    .replace(/[A-Za-z]+/g, (word) =>
      word === now ? translate(language, 'portfolio.now') : (names[englishMonths.indexOf(word)] ?? word),
    );
}

/** Returns the years of a period: `2022 – 2025`, or `2021` if it ended in the year in which it began. */
export function translateYears(period: string, language: Language): string {
  const years = period.replace(/[A-Z][a-z]+ /g, '').replace(/^(\d+) - \1$/, '$1');
  return translatePeriod(years, language);
}

/** A month such as `June 2022`, counted from the year 0, or NaN. */
function getMonthIndex(text: string): number {
  const [month = '', year = ''] = text.split(' ');
  return englishMonths.includes(month) && /^\d{4}$/.test(year)
    ? Number(year) * 12 + englishMonths.indexOf(month)
    : Number.NaN;
}

/** The first month of a period, and the one after its last. A period that has not ended yet is endless. */
export function getMonthRange(period: string): readonly [from: number, to: number] {
  const [from = '', to = ''] = period.split(' - ');
  return [getMonthIndex(from), to === now ? Number.POSITIVE_INFINITY : getMonthIndex(to) + 1];
}
