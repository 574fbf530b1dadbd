// @vitest-environment node
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clientKeys, emblemOf } from '../../src/content/clients';
import { type Engagement, engagements, engagementYear, newestFirst } from '../../src/content/engagements';
import { count, portfolio } from '../specification';

const clientsOf = (list: readonly Engagement[]) => list.map(({ client }) => client);

const month = '(January|February|March|April|May|June|July|August|September|October|November|December)';
const readable = new RegExp(`^${month} \\d{4} - ${month} \\d{4}$`);

/** An engagement of a client in another period. */
const moved = (client: Engagement['client'], ...periods: string[]): Engagement => ({
  client,
  projects: periods.map((year) => ({
    nameKey: `portfolio.${client}.name`,
    descKey: `portfolio.${client}.desc`,
    year,
    technologies: [],
  })),
});

describe('the portfolio', () => {
  test(`has ${count.clients} clients, each once, each with one project`, () => {
    expect(portfolio, 'mend "count" in tests/specification.ts').toHaveLength(count.clients);
    expect(
      newestFirst(engagements).map(({ client }) => client),
      'src/content/engagements.ts and tests/specification.ts must have the same clients',
    ).toEqual(portfolio.map(([client]) => client));
    expect(
      clientsOf(engagements.filter(({ projects }) => projects.length !== 1)),
      'the specification has no client with more: change this test along',
    ).toEqual([]);
  });

  test('has the periods of the specification', () => {
    expect(
      newestFirst(engagements).map(({ client, projects }) => [client, projects[0]?.year]),
      'src/content/engagements.ts and tests/specification.ts must have the same periods',
    ).toEqual(portfolio.map(([client, , period]) => [client, period]));
  });

  test.each(engagements)('is of clients of the wall: $client', ({ client }) => {
    expect(
      clientKeys,
      `src/content/engagements.ts names the client "${client}": add it to src/content/clients.ts`,
    ).toContain(client);
  });

  test.each(engagements)('can be read for $client: period, technology', (engagement) => {
    for (const { year, technologies } of engagement.projects) {
      expect(year, `in src/content/engagements.ts, write "${year}" like "June 2022 - November 2025"`).toMatch(readable);
      expect(technologies.length).toBeGreaterThan(0);
      expect(new Set(technologies).size).toBe(technologies.length);
    }
  });

  test.each(engagements)('has a round drawing of $client', ({ client }) => {
    const file = `public${emblemOf(client)}`;
    expect(existsSync(file), `${file} is missing: put the emblem of "${client}" there`).toBe(true);
  });
});

describe('the order', () => {
  test('is newest first by the first year', () => {
    const list = [
      moved('asr', 'August 2018 - October 2018'),
      moved('knab', 'September 2021 - February 2022'),
      moved('ggd', 'June 2022 - November 2025'),
    ];
    expect(clientsOf(newestFirst(list))).toEqual(['ggd', 'knab', 'asr']);
  });

  test('keeps the order of entries of the same year', () => {
    const list = [
      moved('asr', 'December 2018 - July 2020'),
      moved('knab', 'January 2018 - March 2024'),
      moved('ggd', 'June 2018 - July 2018'),
    ];
    expect(clientsOf(newestFirst(list))).toEqual(['asr', 'knab', 'ggd']);
    expect(clientsOf(newestFirst(list.toReversed()))).toEqual(['ggd', 'knab', 'asr']);
  });

  test('puts an entry without a year last', () => {
    const list = [moved('asr', 'long ago'), moved('nlo'), moved('ggd', 'May 1999 - June 1999')];
    expect(clientsOf(newestFirst(list))).toEqual(['ggd', 'asr', 'nlo']);
  });

  test('is made on a copy', () => {
    const list = Object.freeze([moved('asr', 'May 2017 - June 2017'), moved('ggd', 'May 2022 - June 2022')]);
    expect(clientsOf(newestFirst(list))).toEqual(['ggd', 'asr']);
    expect(clientsOf(list)).toEqual(['asr', 'ggd']);
  });
});

test('the year of an engagement is the first of its period', () => {
  expect(engagementYear(moved('knab', 'September 2021 - February 2022'))).toBe(2021);
});
