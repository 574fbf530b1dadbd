import type { Language } from '../languages';

export interface Client {
  /** The company's own spelling. */
  name: string;
  /** The language of the name, if a screen reader would stumble over it in another. */
  language?: Language;
  /** Its name on the map of the home page, in at most 14 letters, the fourth in at most 4. A fifth has no room. */
  onMap?: string;
}

/**
 * The clients by key, in the order of the logo grid. A key names the two drawings of a client:
 * `public/logos/wordmarks/<key>.svg` and, with an engagement, `public/logos/emblems/<key>.svg`.
 */
export const clients = {
  shell: { name: 'Shell', language: 'en' },
  haskoning: { name: 'Royal Haskoning DHV', language: 'en' },
  stichting: { name: 'Stichting Lezen en Schrijven', language: 'nl' },
  deltafiber: { name: 'Deltafiber' },
  caiw: { name: 'CAIW', language: 'nl' },
  ggd: { name: 'GGD GHOR Nederland', language: 'nl', onMap: 'GGD GHOR' },
  asr: { name: 'a.s.r.', language: 'nl' },
  fugro: { name: 'Fugro' },
  knab: { name: 'Knab', language: 'nl', onMap: 'Knab' },
  gouda: { name: 'Gemeente Gouda', language: 'nl', onMap: 'Gouda' },
  nlo: { name: 'NLO', language: 'nl', onMap: 'NLO' },
  royalaware: { name: 'Royal Aware', language: 'en' },
  tcs: { name: 'Tata Consultancy Services', language: 'en' },
  doit: { name: 'DO-IT', language: 'en' },
} as const satisfies Record<string, Client>;

export type ClientKey = keyof typeof clients;

/** The client of a key, with the optional facts that the type of the table lacks. */
export function clientOf(key: ClientKey): Client {
  return clients[key];
}

/** The keys of the logo grid, in its order. */
export const clientKeys = Object.keys(clients) as ClientKey[];

/** The names on the map, in their order. */
export const mapNames = clientKeys.flatMap((key) => clientOf(key).onMap ?? []);

/** The address of a client's drawing for the logo grid. */
export const wordmarkOf = (key: ClientKey) => `/logos/wordmarks/${key}.svg` as const;

/** The address of a client's round drawing for the timeline. */
export const emblemOf = (key: ClientKey) => `/logos/emblems/${key}.svg` as const;
