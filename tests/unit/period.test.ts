import { expect, test } from 'vitest';
import { translatePeriod, translateYears } from '../../src/language/period';
import { en, nl } from './languages';

test.each([
  ['March 2019 - October 2019', 'maart 2019 – oktober 2019'],
  ['November 2019 – December 2019', 'november 2019 – december 2019'],
  ['June 2022 - now', 'juni 2022 – heden'],
])('The period %j is %j in Dutch, and has the same dash in English', (period, dutch) => {
  expect(translatePeriod(period, nl)).toBe(dutch);
  const english = period.replace('now', '2023');
  expect(translatePeriod(english, en)).toBe(english.replace('-', '–'));
});

test.each([
  ['June 2022 - November 2025', '2022 – 2025'],
  ['July 2021 - September 2021', '2021'],
  ['June 2022 - now', '2022 – heden'],
])('The years of %j are %j in Dutch', (period, years) => {
  expect(translateYears(period, nl)).toBe(years);
});
