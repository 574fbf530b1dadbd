import type { MessageWords } from '../../../schema';

export const messages: MessageWords = {
  privacy: 'liest Ihre Nachricht nur, um zu antworten.',
  refused: (code) => ({
    title: `Ihre Nachricht wurde abgewiesen${code && ` (code ${code})`}`,
    text: 'Sie steht noch da. Mailen Sie uns.',
  }),
  queued: { title: 'Wir liegen vor Anker', text: 'Ihre Nachricht wartet hier.' },
  unknown: { title: 'Kam Ihre Nachricht an?', text: 'Sie steht noch da. Versuchen Sie es gleich noch einmal.' },
};
