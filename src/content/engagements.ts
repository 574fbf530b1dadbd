import type { Key } from '../schema';
import type { ClientKey } from './clients';

/** A piece of work, with one period. */
export interface Project {
  nameKey: Key;
  descKey: Key;
  /** `June 2022 - November 2025` or `June 2022 - now`; other languages translate its words. */
  period: string;
  technologies: readonly string[];
}

/** All that was done for one client. The portfolio is the page that shows the engagements. */
export interface Engagement {
  client: EngagedClientKey;
  projects: readonly Project[];
}

type ProjectOf<K> = K extends `portfolio.${infer Name}.name` ? Name : never;

/** The keys of the projects that the dictionaries have texts for. A client's first project has the client's key. */
type ProjectKey = ProjectOf<Key>;

/** The key of a client for whom the dictionaries have a project. */
export type EngagedClientKey = ProjectKey & ClientKey;

/** The technologies that are words, not names, and where other languages find them. */
export const technologyWords: Partial<Record<string, Key>> = { 'Process management': 'services.process.title' };

const project = (key: ProjectKey, period: string, ...technologies: string[]): Project => ({
  nameKey: `portfolio.${key}.name`,
  descKey: `portfolio.${key}.desc`,
  period,
  technologies,
});

const engagement = (client: EngagedClientKey, period: string, ...technologies: string[]): Engagement => ({
  client,
  projects: [project(client, period, ...technologies)],
});

/** Every engagement, in the order that decides between clients of the same year. */
export const engagements: readonly Engagement[] = [
  engagement('ggd', 'June 2022 - November 2025', 'Process management', 'ServiceNow', 'Office 365', 'SharePoint'),
  engagement('knab', 'September 2021 - February 2022', 'Process management', 'ServiceNow', 'Azure'),
  engagement('doit', 'February 2022 - April 2022', 'Intune', 'Azure', 'Office 365', 'PowerShell'),
  engagement('gouda', 'July 2021 - September 2021', 'Citrix', 'Office 365', 'MFA'),
  engagement('royalaware', 'March 2021 - July 2021', 'Azure', 'MFA', 'Intune'),
  engagement('nlo', 'September 2020 - March 2021', 'Office 365', 'SharePoint', 'Intune', 'MFA'),
  engagement(
    'deltafiber',
    'December 2018 - July 2020',
    'Process management',
    'Dynamics NAV/Business Central',
    'Office 365',
    'SharePoint',
    'Azure',
  ),
  engagement('fugro', 'October 2018 - November 2018', 'SAP', 'Process management'),
  engagement('asr', 'August 2018 - October 2018', 'Citrix', 'PowerShell'),
  engagement('stichting', 'May 2018 - September 2018', 'Office 365', 'SharePoint'),
  engagement('tcs', 'October 2017 - May 2018', 'Process management', 'ServiceNow'),
  engagement('shell', 'October 2017 - May 2018', 'ServiceNow', 'SAP', 'Citrix'),
  engagement('haskoning', 'October 2017 - May 2018', 'SharePoint', 'Office 365', 'PowerShell'),
];

/** Whether the portfolio has something to show of a client. */
export const hasEngagement = (client: ClientKey) => engagements.some((one) => one.client === client);

/** The year in which the first project that is listed for a client began. */
export function engagementYear({ projects: [first] }: Engagement): number {
  return Number(/\d{4}/.exec(first?.period ?? '')?.[0] ?? 0);
}

/** Sorts newest first, by the first four-digit year of the period. Equal years keep their order. */
export function newestFirst(list: readonly Engagement[]): Engagement[] {
  return [...list].sort((a, b) => engagementYear(b) - engagementYear(a));
}

/** The engagements in the order of the timeline. */
export const timeline: readonly Engagement[] = newestFirst(engagements);
