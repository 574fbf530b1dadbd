import { describe, expect, test } from 'vitest';
import { type Engagement, engagements, newestFirst } from '../../src/content/engagements';

describe('the order of the portfolio', () => {
  /** Engagements in these periods, to be told apart by them. */
  const inPeriods = (...periods: string[]): Engagement[] =>
    periods.flatMap((period) =>
      engagements
        .slice(0, 1)
        .map((one) => ({ ...one, projects: one.projects.slice(0, 1).map((project) => ({ ...project, period })) })),
    );

  const sorted = (...periods: string[]) =>
    newestFirst(Object.freeze(inPeriods(...periods))).map(({ projects }) => projects[0]?.period);

  test.each([
    ['is newest first by the first year', ['May 2018 - May 2019', '2021 - 2022', 'June 2022'], [2, 1, 0]],
    ['keeps clients of the same year as they stand', ['May 2018 - 2020', '2018 - 2024', 'June 2018'], [0, 1, 2]],
    ['puts a client without a year last', ['long ago', 'May 1999 - June 1999'], [1, 0]],
  ])('%s', (_, periods, order) => {
    expect(sorted(...periods)).toEqual(order.map((index) => periods[index]));
  });

  test('puts a client without a project last', () => {
    const [old, empty] = inPeriods('1999', '2021').map((one, index) => (index ? { ...one, projects: [] } : one));
    expect(newestFirst([empty, old].filter((one) => one !== undefined))).toEqual([old, empty]);
  });
});
