import type { Client, EngagementFacts, Growth, Key } from '../schema';

/**
 * The clients by key, in the order of the home page. A key is also an address, `/portfolio#knab`, and names the two drawings of a
 * client: `public/logos/wordmarks/knab.svg` and, with an engagement, `public/logos/emblems/knab.svg`. In `language` a screen reader
 * reads the name. Up to four clients have a short name on the map of the home page: 14 letters, the fourth only 4.
 */
export const clients = {
  shell: { name: 'Shell', language: 'en' },
  haskoning: { name: 'Royal Haskoning DHV', language: 'en' },
  stichting: { name: 'Stichting Lezen en Schrijven', language: 'nl' },
  deltafiber: { name: 'Deltafiber' },
  caiw: { name: 'CAIW', language: 'nl' },
  ggd: { name: 'GGD GHOR Nederland', language: 'nl', mapLabel: 'GGD GHOR' },
  asr: { name: 'a.s.r.', language: 'nl' },
  fugro: { name: 'Fugro' },
  knab: { name: 'Knab', language: 'nl', mapLabel: 'Knab' },
  gouda: { name: 'Gemeente Gouda', language: 'nl', mapLabel: 'Gouda' },
  nlo: { name: 'NLO', language: 'nl', mapLabel: 'NLO' },
  royalaware: { name: 'Royal Aware', language: 'en' },
  tcs: { name: 'Tata Consultancy Services', language: 'en' },
  doit: { name: 'DO-IT', language: 'en' },
} as const satisfies Record<string, Client>;

/**
 * What was done for each client. The timeline sorts by the year in which the newest project of a client began; this order
 * decides between equal years. Months are English. The newest project of a client comes first: its words are
 * `portfolio.knab.name` and `.desc`, those of the second are `portfolio.knab2.name` and `.desc`.
 */
export const engagements: readonly EngagementFacts<keyof typeof clients>[] = [
  {
    client: 'ggd',
    projects: [
      {
        period: 'June 2022 - November 2025',
        technologies: ['Process management', 'ServiceNow', 'Office 365', 'SharePoint'],
      },
    ],
  },
  {
    client: 'knab',
    projects: [
      { period: 'September 2021 - February 2022', technologies: ['Process management', 'ServiceNow', 'Azure'] },
    ],
  },
  {
    client: 'doit',
    projects: [{ period: 'February 2022 - April 2022', technologies: ['Intune', 'Azure', 'Office 365', 'PowerShell'] }],
  },
  {
    client: 'gouda',
    projects: [{ period: 'July 2021 - September 2021', technologies: ['Citrix', 'Office 365', 'MFA'] }],
  },
  { client: 'royalaware', projects: [{ period: 'March 2021 - July 2021', technologies: ['Azure', 'MFA', 'Intune'] }] },
  {
    client: 'nlo',
    projects: [{ period: 'September 2020 - March 2021', technologies: ['Office 365', 'SharePoint', 'Intune', 'MFA'] }],
  },
  {
    client: 'deltafiber',
    projects: [
      {
        period: 'December 2018 - July 2020',
        technologies: ['Process management', 'Dynamics NAV/Business Central', 'Office 365', 'SharePoint', 'Azure'],
      },
    ],
  },
  {
    client: 'fugro',
    projects: [{ period: 'October 2018 - November 2018', technologies: ['SAP', 'Process management'] }],
  },
  { client: 'asr', projects: [{ period: 'August 2018 - October 2018', technologies: ['Citrix', 'PowerShell'] }] },
  {
    client: 'stichting',
    projects: [{ period: 'May 2018 - September 2018', technologies: ['Office 365', 'SharePoint'] }],
  },
  {
    client: 'tcs',
    projects: [{ period: 'October 2017 - May 2018', technologies: ['Process management', 'ServiceNow'] }],
  },
  { client: 'shell', projects: [{ period: 'October 2017 - May 2018', technologies: ['ServiceNow', 'SAP', 'Citrix'] }] },
  {
    client: 'haskoning',
    projects: [{ period: 'October 2017 - May 2018', technologies: ['SharePoint', 'Office 365', 'PowerShell'] }],
  },
];

/** The growth of a client, which the home page draws. Its words are those of the client's newest project. `undefined` leaves it out. */
export const growth: Growth<keyof typeof clients> | undefined = { client: 'deltafiber', before: '300', after: '1500+' };

/** The technologies that are words, not names, with the key of their translations. Others are the same in every language. */
export const technologyWords: Partial<Record<string, Key>> = { 'Process management': 'services.process.title' };
