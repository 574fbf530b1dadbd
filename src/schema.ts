import type { Words } from './content/languages';
import type { Section } from './sections';

// The types of what is in `content/`.

/** Who the company is. */
export interface Company {
  name: string;
  /** The URL of the site. Canonical links, the sitemap and the social cards are made from it. */
  website: string;
  /** One line, or two with `\n` between them. */
  street: string;
  postcode: string;
  city: string;
  phone: string;
  email: string;
  /** The number at the chamber of commerce, and the VAT number. Leave out what the company does not have. */
  registration?: string;
  vat?: string;
  /** The name in the register, if it differs from the trade name: `Voorbeeld IT B.V.`. */
  legalName?: string;
  /** The place in the register, if it differs from `city`. */
  seat?: string;
  /** The URL of the privacy statement: `https://…`, or a path of the site's own host. */
  privacy?: string;
  /**
   * Where the messages of the contact form go: a URL that begins with `https://`, or a path of the site's own host, like
   * `/api/contact`. Without it the form sends nothing. See `MESSAGES.md`.
   */
  formEndpoint?: string;
  /** Hidden fields that the endpoint asks for, by name: `{ access_key: '…' }`. */
  formFields?: Record<string, string>;
}

/** A key of the dictionaries. */
export type Key = keyof Words;

/** The words of a language. */
export type Dictionary = Record<Key, string>;

export type ErrorScreenWords = Record<'title' | 'text' | 'reload' | 'home', string>;

/** The paths of a flag, 24 × 16, each filled or stroked. */
export type Flag = readonly { d: string; fill?: string; stroke?: string; strokeWidth?: number }[];

export interface Client {
  /** The company's own spelling. */
  name: string;
  /** The code of the language of the name, if a screen reader would stumble over it in another. */
  language?: string;
  /** The label on the map of the home page, which shows the first four that have one: at most 14 letters, at most 4 for the fourth. */
  mapLabel?: string;
}

/** A service and its icon, 64 × 64. Behind it are parallel lines. */
export interface Service {
  /** Its words are `services.<name>.title` and `.text`. */
  name: string;
  /** An SVG path. */
  path: string;
  /** The centre of the dot. */
  dot: readonly [x: number, y: number];
  /** The angle of the lines, in degrees, and the distance between them. */
  lineAngle: number;
  lineSpacing: number;
}

/** A piece of work, with one period. */
export interface ProjectFacts {
  /** `June 2022 - November 2025` or `June 2022 - now`; other languages translate its words. */
  period: string;
  technologies: readonly string[];
}

/** The employees of a client before and after our work. A drawing on the home page has a line for each. */
export interface Growth<ClientKey extends string> {
  client: ClientKey;
  before: EmployeeCount;
  after: EmployeeCount;
}

/** As it is shown: `300`, or `1500+`. */
type EmployeeCount = `${bigint}` | `${bigint}+`;

/** All that was done for one client. */
export interface EngagementFacts<ClientKey extends string> {
  client: ClientKey;
  projects: readonly ProjectFacts[];
}

/** An item of the navigation bar. With `page`, it is a page of its own. */
export interface NavigationItem {
  /** `/jobs`, the path in the default language. */
  path: string;
  page?: string;
  section?: Section;
}
