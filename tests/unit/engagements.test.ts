// @vitest-environment node
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clientKeys, clientOf, emblemOf } from '../../src/content/clients';
import {
  type Engagement,
  engagements,
  engagementYear,
  newestFirst,
} from '../../src/content/engagements';
import { isPeriod } from '../../src/language/period';

const clientsOf = (list: readonly Engagement[]) => list.map(({ client }) => client);

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
  test('has thirteen clients, each once, each with one project', () => {
    expect(new Set(clientsOf(engagements)).size).toBe(13);
    expect(engagements.map(({ projects }) => projects.length)).toEqual(Array(13).fill(1));
  });

  test('has the periods of the specification', () => {
    expect(
      Object.fromEntries(engagements.map(({ client, projects }) => [client, projects[0]?.year])),
    ).toEqual({
      ggd: 'June 2022 - November 2025',
      knab: 'September 2021 - February 2022',
      doit: 'February 2022 - April 2022',
      gouda: 'July 2021 - September 2021',
      royalaware: 'March 2021 - July 2021',
      nlo: 'September 2020 - March 2021',
      deltafiber: 'December 2018 - July 2020',
      fugro: 'October 2018 - November 2018',
      asr: 'August 2018 - October 2018',
      stichting: 'May 2018 - September 2018',
      tcs: 'October 2017 - May 2018',
      shell: 'October 2017 - May 2018',
      haskoning: 'October 2017 - May 2018',
    });
  });

  test.each(engagements)('can be read for $client: period, words, technology', (engagement) => {
    for (const { year, nameKey, descKey, technologies } of engagement.projects) {
      expect(isPeriod(year), `write "${year}" like "June 2022 - November 2025"`).toBe(true);
      expect(nameKey).toBe(`portfolio.${engagement.client}.name`);
      expect(descKey).toBe(`portfolio.${engagement.client}.desc`);
      expect(technologies.length).toBeGreaterThan(0);
      expect(new Set(technologies).size).toBe(technologies.length);
    }
  });

  test.each(engagements)('has a round drawing of $client', ({ client }) => {
    const file = `public${emblemOf(client)}`;
    expect(
      existsSync(file),
      `${file} is missing: draw the emblem of ${clientOf(client).name} in ` +
        'src/build/logos/emblems.ts and run "npm run logos", or put the licensed file there',
    ).toBe(true);
  });

  test('leaves out only CAIW of the wall', () => {
    const shown: readonly string[] = clientsOf(engagements);
    expect(clientKeys.filter((client) => !shown.includes(client))).toEqual(['caiw']);
  });
});

describe('the order', () => {
  test('is newest first by the first year', () => {
    expect(clientsOf(newestFirst(engagements))).toEqual([
      ...['ggd', 'doit', 'knab', 'gouda', 'royalaware', 'nlo', 'deltafiber'],
      ...['fugro', 'asr', 'stichting', 'tcs', 'shell', 'haskoning'],
    ]);
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
    const list = Object.freeze([
      moved('asr', 'May 2017 - June 2017'),
      moved('ggd', 'May 2022 - June 2022'),
    ]);
    expect(clientsOf(newestFirst(list))).toEqual(['ggd', 'asr']);
    expect(clientsOf(list)).toEqual(['asr', 'ggd']);
  });
});

test('the year of an engagement is the first of its period', () => {
  expect(engagementYear(moved('knab', 'September 2021 - February 2022'))).toBe(2021);
});
