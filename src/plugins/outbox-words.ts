import type { Plugin } from 'vite';
import { company } from '../content/company.ts';

/** A word of the outbox as a dictionary writes it: a key, and a text that may stand in the next line. */
const outboxWord = /^ {2}'outbox\.\w+':\s+(['"]).*\1,\n/gm;

/** Leaves the words of the outbox out of the dictionaries if messages go nowhere. */
export function outboxWords({ messages }: Pick<typeof company, 'messages'> = company): Plugin {
  return {
    name: 'outbox-words',
    transform: {
      order: 'pre',
      handler: (code, id) =>
        messages || !/\/language\/\w\w\.ts$/.test(id) ? undefined : { code: code.replace(outboxWord, ''), map: null },
    },
  };
}
