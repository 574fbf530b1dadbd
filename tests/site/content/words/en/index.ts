import type { Dictionary } from '../../../schema';
import { words as dutch } from '../nl/index';

/** English is begun: what is not translated yet is in Dutch. */
export const words: Dictionary = {
  ...dutch,

  'nav.about': 'About us',
  'nav.contact': 'Contact us',
  'nav.getStarted': 'Get Started',
  'nav.home': 'Home',
  'nav.portfolio': 'Portfolio',
  'nav.services': 'Services',
  'nav.workshop': 'Workshop',

  'hero.text': 'We automate locks, pumps and bridges.',
  'hero.title': 'Locks that open on time',

  'portfolio.close': 'Close',
  'portfolio.months': 'January February March April May June July August September October November December',
  'portfolio.project': 'project',
  'portfolio.title': 'Our work',

  'contact.sentTitle': 'Message sent!',

  'about.title': 'Who we are',

  'footer.tagline': 'Level for three generations.',

  'notFound.link': 'Return to Home',
  'notFound.text': 'Oops! Page not found',

  'app.later': 'Later',
  'app.newTitle': 'This site is renewed',
  'app.readyText': 'This site opens without a connection, too.',

  'page.about.title': 'The firm',
  'page.home.title': 'Automation by the water',
  'page.portfolio.title': 'Work for clients',
  'page.workshop.title': 'In the workshop',

  'workshop.title': 'Come in and look',

  'toast.close': 'Dismiss',
};
