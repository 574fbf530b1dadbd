import type { MessageWords } from '../../../schema';

/** The words of a form that sends. Only a build with `messages` in `company.ts` contains them. */
export const messages: MessageWords = {
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
};
