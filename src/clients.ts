import { clients as clientFacts, engagements as engagementFacts } from './content/clients.ts';
import type { Client, EngagementFacts, Key, ProjectFacts } from './schema';

export type ClientKey = keyof typeof clientFacts;

/** The clients by key. */
export const clients: Record<ClientKey, Client> = clientFacts;

/** The keys of the clients, in the order of the logo grid. */
export const clientKeys = Object.keys(clients) as ClientKey[];

/** The path of a client's logo on the home page. */
export const getWordmarkPath = (key: ClientKey) => `/logos/wordmarks/${key}.svg` as const;

/** The path of a client's round logo on the timeline. */
export const getEmblemPath = (key: ClientKey) => `/logos/emblems/${key}.svg` as const;

/** A project, with the keys of its words. */
export interface Project extends ProjectFacts {
  nameKey: Key;
  descKey: Key;
}

/** All that was done for one client. */
export interface Engagement extends EngagementFacts<ClientKey> {
  projects: readonly Project[];
}

/** Adds the keys of the words: `portfolio.knab.name`, and `portfolio.knab2.name` for the second project. */
const addKeys = ({ client, projects }: EngagementFacts<ClientKey>): Engagement => ({
  client,
  projects: projects.map((project, index) => {
    const prefix = `portfolio.${client}${index ? index + 1 : ''}`;
    return { ...project, nameKey: `${prefix}.name` as Key, descKey: `${prefix}.desc` as Key };
  }),
});

/** The year in which the first listed project of a client began, or 0. */
const getStartYear = ({ projects: [first] }: Engagement) => Number(/\d{4}/.exec(first?.period ?? '')?.[0] ?? 0);

/** The engagements in the order of the timeline: the newest year first. Equal years keep their order. */
export const engagements: readonly Engagement[] = engagementFacts
  .map(addKeys)
  .sort((a, b) => getStartYear(b) - getStartYear(a));
