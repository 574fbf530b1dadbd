import type { Client, EngagementFacts, Growth, Key } from '../schema';

export const clients = {
  saltmere: { name: 'Saltmere Freight', language: 'en' },
  kadewerk: { name: 'Kadewerk', language: 'nl', mapLabel: 'Kadewerk' },
  zilverduin: { name: 'Zilverduin' },
  lagewater: { name: 'Gemeente Lagewater', language: 'nl', mapLabel: 'Lagewater' },
  veenbrug: { name: 'Veenbrug Zorg', language: 'nl', mapLabel: 'Veenbrug' },
  uferwind: { name: 'Uferwind', language: 'de' },
  rietkraag: { name: 'Riet & Kraag', language: 'nl', mapLabel: 'Riet' },
} as const satisfies Record<string, Client>;

export const engagements: readonly EngagementFacts<keyof typeof clients>[] = [
  { client: 'lagewater', projects: [{ period: 'January 2023 - October 2023', technologies: ['Azure', 'SAP'] }] },
  { client: 'saltmere', projects: [{ period: 'February 2023 - May 2023', technologies: ['SAP'] }] },
  {
    client: 'kadewerk',
    projects: [
      { period: 'March 2024 - now', technologies: ['Azure', 'Dredging'] },
      { period: 'May 2019 - June 2020', technologies: ['Citrix'] },
    ],
  },
  { client: 'rietkraag', projects: [{ period: 'October 2018 - April 2020', technologies: ['Dynamics NAV'] }] },
  { client: 'veenbrug', projects: [{ period: 'September 2021 - December 2022', technologies: ['Intune', 'MFA'] }] },
  { client: 'uferwind', projects: [{ period: 'June 2020 - August 2021', technologies: ['PowerShell'] }] },
];

export const growth: Growth<keyof typeof clients> | undefined = undefined;

export const technologyWords: Partial<Record<string, Key>> = { Dredging: 'services.dredging.title' };
