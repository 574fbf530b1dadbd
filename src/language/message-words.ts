import type { Language } from '../languages';

interface OutcomeWords {
  title: string;
  text: string;
}

interface MessageWords {
  /** Begins after the name of the company. */
  privacy: string;
  /** `code` is the status code of the response, or empty if it is below 400. */
  refused: (code: string) => OutcomeWords;
  queued: OutcomeWords;
  unknown: OutcomeWords;
}

/** The words of a form that sends: only a build with an endpoint contains them. The thanks are in the dictionaries. */
export const messageWords: Record<Language, MessageWords> = {
  en: {
    privacy:
      'is responsible for what you write here and uses it only to answer you. Without a connection, this browser keeps a message until it can be sent, for one day at most.',
    refused: (code) => ({
      title: `Your message was not accepted${code && ` (code ${code})`}`,
      text: 'It is still in the form. Please send it by email.',
    }),
    queued: {
      title: 'We cannot be reached right now',
      text: 'This browser keeps your message for a day and sends it when it can. No answer within two working days? Please send an email.',
    },
    unknown: {
      title: 'We do not know whether your message has arrived',
      text: 'It is still in the form: try again later, or send it by email.',
    },
  },
  nl: {
    privacy:
      'is verantwoordelijk voor wat u hier schrijft en gebruikt het alleen om u te antwoorden. Zonder verbinding bewaart deze browser een bericht tot het kan worden verzonden, hooguit één dag.',
    refused: (code) => ({
      title: `Uw bericht is niet aangenomen${code && ` (code ${code})`}`,
      text: 'Het staat nog in het formulier. Stuur het alstublieft per e-mail.',
    }),
    queued: {
      title: 'We zijn nu niet bereikbaar',
      text: 'Deze browser bewaart uw bericht een dag en verzendt het zodra dat kan. Na twee werkdagen nog geen antwoord? Stuur dan een e-mail.',
    },
    unknown: {
      title: 'We weten niet of uw bericht is aangekomen',
      text: 'Het staat nog in het formulier: probeer het later opnieuw, of stuur een e-mail.',
    },
  },
};

/** The words about a message that was not simply sent. */
export function getOutcomeWords(
  language: Language,
  outcome: 'refused' | 'queued' | 'unknown',
  statusCode = 0,
): OutcomeWords {
  const words = messageWords[language];
  return outcome === 'refused' ? words.refused(statusCode >= 400 ? String(statusCode) : '') : words[outcome];
}
