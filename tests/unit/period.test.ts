// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { firstYear, translatePeriod } from '../../src/language/period';

describe('a period in Dutch', () => {
  test.each([
    ['June 2022 - November 2025', 'juni 2022 - november 2025'],
    ['September 2021 - February 2022', 'september 2021 - februari 2022'],
    ['March 2021 - July 2021', 'maart 2021 - juli 2021'],
    ['October 2017 - May 2018', 'oktober 2017 - mei 2018'],
    ['January 2019 - August 2019', 'januari 2019 - augustus 2019'],
    ['April 2019 - December 2019', 'april 2019 - december 2019'],
  ])('turns %j into %j', (english, dutch) => {
    expect(translatePeriod(english, 'nl')).toBe(dutch);
  });

  test('keeps words that are no months', () => {
    expect(translatePeriod('Spring 2019 - May 2019', 'nl')).toBe('Spring 2019 - mei 2019');
  });
});

test('a period in English stays as it is written', () => {
  const text = 'June 2022 - November 2025';
  expect(translatePeriod(text, 'en')).toBe(text);
});

test.each([
  ['September 2021 - February 2022', 2021],
  ['in 1999 and 2000', 1999],
  ['the 90 days of 2004', 2004],
  ['some time ago', 0],
  ['', 0],
])('the first year of %j is %i', (text, year) => {
  expect(firstYear(text)).toBe(year);
});
