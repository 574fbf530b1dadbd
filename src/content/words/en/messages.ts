import type { MessageWords } from '../../../schema';

/** The words of a form that sends. Only a build with `messages` in `company.ts` contains them. */
export const messages: MessageWords = {
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
};
