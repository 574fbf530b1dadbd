import { expect, test } from 'vitest';
import { type Engagement, sortNewestFirst, timeline } from '../../src/clients';
import { translatePeriod, translateYears } from '../../src/language/period';
import { en, nl } from './languages';

test.each([
  ['January February March - April May June', 'januari februari maart – april mei juni'],
  ['July August September - October November December', 'juli augustus september – oktober november december'],
  ['November 2019 – December 2019', 'november 2019 – december 2019'],
  ['June 2022 - now', 'juni 2022 – heden'],
  ['Spring 2019 - May 2019', 'Spring 2019 – mei 2019'],
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

test.each([
  ['is newest first by the first year', ['May 2018 - May 2019', '2021 - 2022', 'June 2022'], [2, 1, 0]],
  ['keeps clients of the same year as they stand', ['May 2018 - 2020', '2018 - 2024', 'June 2018'], [0, 1, 2]],
  ['takes a year by its four digits', ['the 90 days of 2004', '2003'], [0, 1]],
  ['puts a client without a year last', ['long ago', '', 'May 1999 - June 1999'], [2, 0, 1]],
])('The order of the portfolio %s', (_, periods, order) => {
  const [template] = timeline;
  const all = periods.map((period) => ({ ...template, projects: [{ period }] }) as unknown as Engagement);
  const sorted = sortNewestFirst(Object.freeze(all)).map(({ projects }) => projects[0]?.period);
  expect(sorted).toEqual(order.map((index) => periods[index]));
});
