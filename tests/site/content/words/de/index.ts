import type { Dictionary } from '../../../schema';
import { words as dutch } from '../nl/index';

/** German is begun: what is not translated yet is in Dutch. */
export const words: Dictionary = {
  ...dutch,

  'nav.about': 'Über uns',
  'nav.contact': 'Kontakt',
  'nav.getStarted': 'Termin finden',
  'nav.home': 'Anfang',
  'nav.portfolio': 'Aufträge',
  'nav.services': 'Leistungen',
  'nav.workshop': 'Werkstatt',

  'hero.text': 'Wir automatisieren Schleusen, Pumpen und Brücken.',
  'hero.title': 'Schleusen\u00adautomatisierung, pünktlich',

  'portfolio.months': 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  'portfolio.title': 'Unsere Arbeit',

  'about.title': 'Wer wir sind',

  'app.offlineTitle': 'Keine Verbindung',
  'app.readyText': 'Diese Site öffnet sich auch offline.',

  'page.about.title': 'Der Betrieb',
  'page.home.title': 'Automatisierung am Wasser',
  'page.workshop.title': 'In der Werkstatt',

  'workshop.title': 'Kommen Sie herein',
};
