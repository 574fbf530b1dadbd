import type { Language } from '../languages';

interface Said {
  title: string;
  text: string;
}

interface Words {
  /** Follows the company's name. */
  privacy: string;
  refused: (status: number) => Said;
  kept: Said;
  unconfirmed: Said;
}

/** What the contact form says only if messages are sent. */
export const messageWords: Record<Language, Words> = {
  en: {
    privacy:
      'is responsible for what you write here and uses it only to answer you. A message that cannot be sent at once stays in this browser until it can, for seven days at most.',
    refused: (status) => ({
      title: `Your message was not accepted (code ${status})`,
      text: 'It is still in the form. Please send it by email.',
    }),
    kept: {
      title: 'We cannot be reached right now',
      text: 'This browser keeps your message and sends it as soon as it can, for seven days at most.',
    },
    unconfirmed: {
      title: 'We do not know whether your message has arrived',
      text: 'It is still in the form: try again later, or send it by email.',
    },
  },
  nl: {
    privacy:
      'is verantwoordelijk voor wat u hier schrijft en gebruikt het alleen om u te antwoorden. Een bericht dat niet meteen kan worden verzonden, blijft zo lang in deze browser, hooguit zeven dagen.',
    refused: (status) => ({
      title: `Uw bericht is niet aangenomen (code ${status})`,
      text: 'Het staat nog in het formulier. Stuur het alstublieft per e-mail.',
    }),
    kept: {
      title: 'Wij zijn nu niet bereikbaar',
      text: 'Deze browser bewaart uw bericht en verzendt het zodra dat kan, hooguit zeven dagen lang.',
    },
    unconfirmed: {
      title: 'Wij weten niet of uw bericht is aangekomen',
      text: 'Het staat nog in het formulier: probeer het later opnieuw, of stuur een e-mail.',
    },
  },
};

/** What is said of a message that was not simply sent. */
export function wordsOf(language: Language, outcome: 'refused' | 'kept' | 'unconfirmed', status = 0): Said {
  const words = messageWords[language];
  return outcome === 'refused' ? words.refused(status) : words[outcome];
}
