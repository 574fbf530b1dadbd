// @vitest-environment node
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clientKeys, clientOf, emblemOf, wordmarkOf } from '../../src/content/clients';
import { type Engagement, engagements, newestFirst } from '../../src/content/engagements';

const month = '(January|February|March|April|May|June|July|August|September|October|November|December)';
const readable = new RegExp(`^${month} \\d{4} - ${month} \\d{4}$`);

const missing = (file: string, name: string) => `${file} is missing: put the logo of ${name} there`;

test.each(clientKeys)('the client %s has its drawing for the wall', (key) => {
  const file = `public${wordmarkOf(key)}`;
  expect(file).toContain(`/${key}.svg`);
  expect(existsSync(file), missing(file, clientOf(key).name)).toBe(true);
});

test.each(engagements)('the engagement of $client can be shown: client, logo, period, technology', (engagement) => {
  const { client, projects } = engagement;
  expect(
    clientKeys,
    `src/content/engagements.ts names the client "${client}": add it to src/content/clients.ts`,
  ).toContain(client);
  const file = `public${emblemOf(client)}`;
  expect(existsSync(file), missing(file, clientOf(client).name)).toBe(true);
  for (const { year, technologies } of projects) {
    expect(year, `in src/content/engagements.ts, write "${year}" like "June 2022 - November 2025"`).toMatch(readable);
    expect(technologies.length).toBeGreaterThan(0);
    expect(new Set(technologies).size).toBe(technologies.length);
  }
});

test('no client is in the portfolio twice', () => {
  const all = engagements.map(({ client }) => client);
  expect(all, 'in src/content/engagements.ts, give a client all its projects in one line').toEqual([...new Set(all)]);
});

describe('the order of the portfolio', () => {
  /** Engagements in these periods, to be told apart by them. */
  const inPeriods = (...periods: string[]): Engagement[] =>
    periods.flatMap((year) =>
      engagements
        .slice(0, 1)
        .map((one) => ({ ...one, projects: one.projects.slice(0, 1).map((project) => ({ ...project, year })) })),
    );

  const sorted = (...periods: string[]) =>
    newestFirst(Object.freeze(inPeriods(...periods))).map(({ projects }) => projects[0]?.year);

  test.each([
    ['is newest first by the first year', ['May 2018 - May 2019', '2021 - 2022', 'June 2022'], [2, 1, 0]],
    ['keeps entries of the same year as they stand', ['May 2018 - 2020', '2018 - 2024', 'June 2018'], [0, 1, 2]],
    ['puts an entry without a year last', ['long ago', 'May 1999 - June 1999'], [1, 0]],
  ])('%s', (_, periods, order) => {
    expect(sorted(...periods)).toEqual(order.map((index) => periods[index]));
  });

  test('puts a client without a project last', () => {
    const [old, empty] = inPeriods('1999', '2021').map((one, index) => (index ? { ...one, projects: [] } : one));
    expect(newestFirst([empty, old].filter((one) => one !== undefined))).toEqual([old, empty]);
  });
});
