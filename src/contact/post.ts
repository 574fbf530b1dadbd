/** What a message says, by the name of its field. */
export type Fields = Record<string, string>;

/** What became of a message: it arrived, it will never be accepted, or it has to be tried again. */
export type Outcome = 'sent' | 'refused' | 'later';

interface Answer {
  outcome: Outcome;
  /** Whether anybody answered at all. */
  isAnswered: boolean;
  /** How long the receiver asks to be left alone, in ms. */
  wait: number;
}

/** The longest wait for an answer, in ms. */
const patience = 15_000;

/** The longest rest that a receiver is granted, in ms. */
export const longestWait = 86_400_000;

/** Too slow, too early, too many: answers of 4xx that are about the moment, not about the message. */
const passing = [408, 425, 429];

/** What an answer means. A redirect leads to the thank-you page of a form service, and is not followed. */
export function outcomeOf({ type, status }: Pick<Response, 'type' | 'status'>): Outcome {
  if (type === 'opaqueredirect' || (status >= 200 && status < 300)) return 'sent';
  return status >= 400 && status < 500 && !passing.includes(status) ? 'refused' : 'later';
}

/** How long `Retry-After` asks to wait, in ms: it holds seconds or a date (RFC 9110, section 10.2.3). */
export function waitOf(retryAfter: string | null, now = Date.now()): number {
  if (!retryAfter) return 0;
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now;
  return Math.min(Math.max(wait || 0, 0), longestWait);
}

/** Sends a message to the receiver, as a form without JavaScript would; no answer in time is none. */
export async function post(fields: Fields): Promise<Answer> {
  try {
    const response = await fetch(MESSAGES, {
      method: 'POST',
      body: new URLSearchParams(fields),
      // Form services answer this with a status, others with a page. It needs no preflight.
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
    });
    return { outcome: outcomeOf(response), isAnswered: true, wait: waitOf(response.headers.get('Retry-After')) };
  } catch {
    return { outcome: 'later', isAnswered: false, wait: 0 };
  }
}
