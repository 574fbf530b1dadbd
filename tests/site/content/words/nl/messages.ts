import type { MessageWords } from '../../../schema';

export const messages: MessageWords = {
  privacy: 'leest uw bericht alleen om te antwoorden.',
  refused: (code) => ({
    title: `Uw bericht is geweigerd${code && ` (code ${code})`}`,
    text: 'Het staat er nog. Mail het ons.',
  }),
  queued: { title: 'Wij liggen even stil', text: 'Uw bericht wacht hier tot het kan.' },
  unknown: { title: 'Is uw bericht wel aangekomen?', text: 'Het staat er nog. Probeer het zo weer.' },
};
