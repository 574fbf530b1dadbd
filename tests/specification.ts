import type { Key } from '../src/language/translate';
import type { Route } from '../src/routes';

/**
 * What the specification fixes in number, wording and order; the tests hold the site to it. Who adds a client, a page
 * or a language adds it here too.
 */

/** How many logos the wall has, and how many clients the timeline. */
export const count = { logos: 14, clients: 13 };

/** The companies of the wall. */
export const companies = [
  'Shell',
  'Royal Haskoning DHV',
  'Stichting Lezen en Schrijven',
  'Deltafiber',
  'CAIW',
  'GGD GHOR Nederland',
  'a.s.r.',
  'Fugro',
  'Knab',
  'Gemeente Gouda',
  'NLO',
  'Royal Aware',
  'Tata Consultancy Services',
  'DO-IT',
];

/** The clients of the timeline, newest first by the first year of the period. */
export const portfolio = [
  ['ggd', 'GGD GHOR Nederland', 'June 2022 - November 2025'],
  ['doit', 'DO-IT', 'February 2022 - April 2022'],
  ['knab', 'Knab', 'September 2021 - February 2022'],
  ['gouda', 'Gemeente Gouda', 'July 2021 - September 2021'],
  ['royalaware', 'Royal Aware', 'March 2021 - July 2021'],
  ['nlo', 'NLO', 'September 2020 - March 2021'],
  ['deltafiber', 'Deltafiber', 'December 2018 - July 2020'],
  ['fugro', 'Fugro', 'October 2018 - November 2018'],
  ['asr', 'a.s.r.', 'August 2018 - October 2018'],
  ['stichting', 'Stichting Lezen en Schrijven', 'May 2018 - September 2018'],
  ['tcs', 'Tata Consultancy Services', 'October 2017 - May 2018'],
  ['shell', 'Shell', 'October 2017 - May 2018'],
  ['haskoning', 'Royal Haskoning DHV', 'October 2017 - May 2018'],
] as const;

/** The navigation bar, before the flags and Get Started. */
export const navigation = [
  { href: '/#home', en: 'Home', nl: 'Home' },
  { href: '/#services', en: 'Services', nl: 'Diensten' },
  { href: '/portfolio', en: 'Portfolio', nl: 'Portfolio' },
  { href: '/about', en: 'About us', nl: 'Over ons' },
  { href: '/#contact', en: 'Contact', nl: 'Contact' },
];

/** The words at the head of each page. */
export const headings = {
  home: 'hero.title',
  portfolio: 'portfolio.title',
  about: 'about.title',
} as const satisfies Record<Route['page'], Key>;

/** The flags, by what each language calls itself. */
export const flags = ['English', 'Nederlands'];
