import type { Language } from './codes';

const monthNames = (language: Language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)));
};

const englishMonths = monthNames('en');

/** A period (`June 2022 - November 2025`) in a language: the same text with the month names of that language. */
export function translatePeriod(text: string, language: Language): string {
  const names = monthNames(language);
  return text.replace(/[A-Z][a-z]+/g, (word) => names[englishMonths.indexOf(word)] ?? word);
}

/** The first four-digit year of a period, or 0: the portfolio is sorted by it (specification, section 9). */
export const firstYear = (text: string) => Number(/\d{4}/.exec(text)?.[0] ?? 0);
