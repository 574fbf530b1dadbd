import { beforeAll, describe, expect, test } from 'vitest';
import { firstYear, translatePeriod } from '../../src/language/period';
import { loadWords } from '../../src/language/words';

beforeAll(() => Promise.all([loadWords('en'), loadWords('nl')]));

describe('a period in Dutch', () => {
  test.each([
    ['June 2022 - November 2025', 'juni 2022 - november 2025'],
    ['September 2021 - February 2022', 'september 2021 - februari 2022'],
    ['March 2021 - July 2021', 'maart 2021 - juli 2021'],
    ['October 2017 - May 2018', 'oktober 2017 - mei 2018'],
    ['January 2019 - August 2019', 'januari 2019 - augustus 2019'],
    ['April 2019 - December 2019', 'april 2019 - december 2019'],
    ['June 2022 - now', 'juni 2022 - heden'],
    ['June 2022 – May 2023', 'juni 2022 – mei 2023'],
  ])('turns %j into %j', (english, dutch) => {
    expect(translatePeriod(english, 'nl')).toBe(dutch);
  });

  test('keeps words that are no months', () => {
    expect(translatePeriod('Spring 2019 - May 2019', 'nl')).toBe('Spring 2019 - mei 2019');
  });
});

test.each(['June 2022 - November 2025', 'June 2022 - now'])(
  'a period in English stays as it is written: %s',
  (text) => {
    expect(translatePeriod(text, 'en')).toBe(text);
  },
);

test.each([
  ['September 2021 - February 2022', 2021],
  ['June 2022 - now', 2022],
  ['in 1999 and 2000', 1999],
  ['the 90 days of 2004', 2004],
  ['some time ago', 0],
  ['', 0],
])('the first year of %j is %i', (text, year) => {
  expect(firstYear(text)).toBe(year);
});
