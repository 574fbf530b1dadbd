import { company } from '../src/content/company';

/**
 * What the specification of the site fixes: numbers, words and order. The specification, what the customer asked for, is not in the
 * repository: the tests hold the code to this list, and `tests/unit/specification.test.ts` holds the content to it, as long as the
 * company is the example. An owner who puts his own name into `src/content/company.ts` changes nothing here.
 */

/** As long as the company is the example, the site is to hold what was delivered. Its owner then writes what he likes. */
export const isAsDelivered = company.name.startsWith('Voorbeeld');

/** The fourteen companies of the logo grid, in its order. */
export const logoGrid = [
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

/** The thirteen clients of the timeline, newest first, each with the period of its one project. */
export const timeline = [
  ['GGD GHOR Nederland', 'June 2022 - November 2025'],
  ['DO-IT', 'February 2022 - April 2022'],
  ['Knab', 'September 2021 - February 2022'],
  ['Gemeente Gouda', 'July 2021 - September 2021'],
  ['Royal Aware', 'March 2021 - July 2021'],
  ['NLO', 'September 2020 - March 2021'],
  ['Deltafiber', 'December 2018 - July 2020'],
  ['Fugro', 'October 2018 - November 2018'],
  ['a.s.r.', 'August 2018 - October 2018'],
  ['Stichting Lezen en Schrijven', 'May 2018 - September 2018'],
  ['Tata Consultancy Services', 'October 2017 - May 2018'],
  ['Shell', 'October 2017 - May 2018'],
  ['Royal Haskoning DHV', 'October 2017 - May 2018'],
];

/** The sections of the home page, and the items of the navigation bar by where they lead. */
export const sections = ['home', 'services', 'clients', 'contact'];
export const navigation = ['/#home', '/#services', '/portfolio', '/about', '/#contact'];

/** The languages, by what each calls itself, in the order of the flags, and the one of a first visit. */
export const flags = ['English', 'Nederlands'];
export const firstLanguage = 'English';

/** The Dutch flag: on white, a bar of red above and one of blue below. */
export const dutchFlag = ['M0 0h24v16H0z #fff', 'M0 0h24v5.33H0z #ae1c28', 'M0 10.67h24V16H0z #21468b'];

/** The four services, and the number of fields of expertise. */
export const services = {
  en: ['Consulting', 'Website development', 'Process management', 'Application management'],
  nl: ['Advies', 'Websiteontwikkeling', 'Procesmanagement', 'Applicatiebeheer'],
};
export const expertise = 4;

/** The numbers that are fixed. */
export const numbers = {
  /** The header is opaque once the page is scrolled by more than this, in CSS px: `src/lib/scroll.ts`. */
  opaqueBeyond: 20,
  /** The wait between arriving at the home page and scrolling to a section, in ms: `src/layout/section-link.tsx`. */
  scrollDelay: 100,
  /** The height of the message field: `src/pages/home/contact/contact-form.tsx`. */
  messageRows: 6,
  /** The clients in a row of the timeline, on small, medium and large screens: `src/pages/portfolio/timeline.css`. */
  columns: [2, 4, 7],
  /** The wait of each logo for the one before it, in s: `src/pages/portfolio/timeline.css`. */
  logoDelay: 0.05,
  /** The height of the dialog, in parts of the window's: `panel` in `uno.config.ts`. */
  dialogHeight: 0.8,
  /** How long the thanks and every other toast stay, in ms: `src/ui/toaster.tsx`, and in seconds in `README.md`. */
  toastDuration: 5000,
} as const;

/** The words that are fixed, by key; what stands between slashes has to occur in the text. */
export const wording = {
  en: {
    'nav.home': 'Home',
    'nav.services': 'Services',
    'nav.portfolio': 'Portfolio',
    'nav.about': 'About us',
    'nav.contact': 'Contact',
    'nav.getStarted': 'Get Started',
    'hero.getStarted': 'Get Started',
    'hero.learnMore': 'Learn More',
    'portfolio.project': 'project',
    'portfolio.projectsDelivered': 'projects delivered',
    'portfolio.close': 'Close',
    'portfolio.deltafiber.desc': /\b300\b.*\b1500\+/,
    'about.intro': /over a decade of experience/,
    'contact.sentTitle': 'Message sent!',
    'contact.sentText': "We'll get back to you as soon as possible.",
    'notFound.title': '404',
    'notFound.text': 'Oops! Page not found',
    'notFound.link': 'Return to Home',
  },
  nl: {
    'nav.services': 'Diensten',
    'nav.about': 'Over ons',
    'portfolio.deltafiber.desc': /\b300\b.*\b1500\+/,
    'about.intro': /meer dan tien jaar ervaring/,
    'contact.sentTitle': 'Bericht verzonden!',
    'contact.sentText': 'We nemen zo snel mogelijk contact met u op.',
  },
};

/** The words that are the same in English and another language. */
export const shared = ['404', 'Contact', 'Home', 'Later', 'Menu', 'Portfolio', 'project'];
