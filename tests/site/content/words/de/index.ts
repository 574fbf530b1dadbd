import type { Dictionary } from '../../../schema';
import { words as english } from '../en/index';

/** German is begun: what is not translated yet is in English. */
export const words: Dictionary = {
  ...english,

  'nav.about': 'Über uns',
  'nav.brandHome': 'zur Titelseite',
  'nav.contact': 'Kontakt',
  'nav.getStarted': 'Termin finden',
  'nav.home': 'Anfang',
  'nav.label': 'Hauptnavigation',
  'nav.language': 'Sprache',
  'nav.menu': 'Seiten',
  'nav.portfolio': 'Aufträge',
  'nav.services': 'Leistungen',
  'nav.skip': 'Zum Inhalt',
  'nav.workshop': 'Werkstatt',

  'hero.getStarted': 'Kennenlernen',
  'hero.learnMore': 'Weiterlesen',
  'hero.text': 'Wir automatisieren Schleusen, Pumpen und Brücken.',
  'hero.title': 'Schleusen\u00adautomatisierung, pünktlich',

  'services.title': 'Was wir tun',

  'clients.growthLegend': 'Jeder Strich ist ein Mensch.',
  'clients.growthLink': 'Weiterlesen',
  'clients.title': 'Sie fahren gut damit',

  'portfolio.close': 'Schließen',
  'portfolio.invitation': 'Platz am Kai',
  'portfolio.months': 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  'portfolio.now': 'heute',
  'portfolio.title': 'Unsere Arbeit',

  'contact.privacy': 'liest Ihre Nachricht nur, um zu antworten.',
  'contact.title': 'Stellen Sie Ihre Frage',

  'about.intro': 'Ein Familienbetrieb in dritter Generation.',
  'about.mission.title': 'Unser Kurs',
  'about.title': 'Wer wir sind',

  'footer.privacy': 'Datenschutz',
  'footer.registration': 'Handelskammer',
  'footer.tagline': 'Seit drei Generationen im Lot.',

  'notFound.hint': 'Hier steht alles unter Wasser.',
  'notFound.link': 'Zurück an Land',
  'notFound.text': 'Hoppla! Seite nicht gefunden',
  'notFound.title': '404',

  'app.offlineText': 'Jede Seite öffnet sich trotzdem.',
  'app.offlineTitle': 'Keine Verbindung',
  'app.readyText': 'Diese Site öffnet sich auch offline.',

  'page.about.description': 'Ein Familienbetrieb für Schleusen und Pumpen.',
  'page.about.title': 'Der Betrieb',
  'page.home.description': 'Baggern, Beratung, Auftritte, Abläufe und Betrieb am Wasser.',
  'page.home.title': 'Automatisierung am Wasser',
  'page.not-found.description': 'Hier gibt es nichts.',
  'page.not-found.title': 'Nichts gefunden',
  'page.portfolio.description': 'Was wir wann für wen taten.',
  'page.portfolio.title': 'Arbeit für Kunden',
  'page.workshop.description': 'Wo wir Schaltkästen bauen.',
  'page.workshop.title': 'In der Werkstatt',

  'workshop.text': 'Hier entstehen Kästen, die Schleusen steuern.',
  'workshop.title': 'Kommen Sie herein',
};
