import type { MessageWords } from '../../../schema';

export const messages: MessageWords = {
  privacy: 'reads your message only to answer it.',
  refused: (code) => ({
    title: `Your message was turned away${code && ` (code ${code})`}`,
    text: 'It is still here. Please mail it.',
  }),
  queued: { title: 'We are at anchor', text: 'Your message waits here until it can go.' },
  unknown: { title: 'Has your message arrived?', text: 'It is still here. Please try again soon.' },
};
