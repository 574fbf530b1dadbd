import type { Language } from '../languages';
import type { MessageWords, OutcomeWords } from '../schema';
import { byLanguage } from './by-language';

/** The words of a form that sends. By `@__PURE__`, a build without an endpoint leaves them out. */
export const messageWords = /* @__PURE__ */ byLanguage(
  import.meta.glob<MessageWords>('./*/messages.ts', { base: '../content/words', eager: true, import: 'messages' }),
);

/** The words about a message that was not simply sent. */
export function getOutcomeWords(
  language: Language,
  outcome: 'refused' | 'queued' | 'unknown',
  statusCode = 0,
): OutcomeWords {
  const words = messageWords[language];
  return outcome === 'refused' ? words.refused(statusCode >= 400 ? String(statusCode) : '') : words[outcome];
}
