import type { Language } from '../languages';

interface Words {
  privacy: string;
  refused: (status: number) => string;
  kept: string;
  unconfirmed: string;
  refusedTitle: string;
  refusedText: string;
}

/** What the contact form says only if messages are sent. */
export const messageWords: Record<Language, Words> = {
  en: {
    privacy:
      'is responsible for what you write here and uses it only to answer you. A message that cannot be sent at once stays in this browser until it can, for seven days at most.',
    refused: (status) =>
      `Your message was not accepted (code ${status}). It is still in the form. Please send it by email:`,
    kept: 'We cannot be reached right now. This browser keeps your message and sends it as soon as it can, for seven days at most.',
    unconfirmed:
      'We do not know whether your message has arrived. It is still in the form: try again later, or send it by email:',
    refusedTitle: 'Your message was not accepted',
    refusedText: 'The message that waited in this browser could not be delivered. Please send it by email.',
  },
  nl: {
    privacy:
      'is verantwoordelijk voor wat u hier schrijft en gebruikt het alleen om u te antwoorden. Een bericht dat niet meteen kan worden verzonden, blijft zo lang in deze browser, hooguit zeven dagen.',
    refused: (status) =>
      `Uw bericht is niet aangenomen (code ${status}). Het staat nog in het formulier. Stuur het alstublieft per e-mail:`,
    kept: 'Wij zijn nu niet bereikbaar. Deze browser bewaart uw bericht en verzendt het zodra dat kan, hooguit zeven dagen lang.',
    unconfirmed:
      'Wij weten niet of uw bericht is aangekomen. Het staat nog in het formulier: probeer het later opnieuw, of stuur een e-mail:',
    refusedTitle: 'Uw bericht is niet aangenomen',
    refusedText: 'Het bericht dat in deze browser wachtte, kon niet worden bezorgd. Stuur het alstublieft per e-mail.',
  },
};
