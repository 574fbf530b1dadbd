/** What became of a message: it has arrived, it will never be accepted, it waits in this browser, or nobody knows. */
export type Outcome = 'sent' | 'refused' | 'kept' | 'unconfirmed';

/** What became of a message that has waited: its fields come back if it was not accepted. */
export interface News {
  id: number;
  outcome: Outcome;
  status: number;
  fields: Record<string, string>;
}

/** An answer of the worker has this header if the worker keeps the message. */
export const keptHeader = 'Message-Kept';

/** The message that goes to the receiver of today, whoever it was when the message was written. */
export const requestWith = (body: URLSearchParams): Request =>
  new Request(MESSAGES, {
    method: 'POST',
    body,
    // Form services answer this with a status, and not with a page. It needs no CORS preflight.
    headers: { Accept: 'application/json' },
    redirect: 'manual',
    credentials: 'omit',
  });

/** The answer of the receiver. If none comes within the longest wait, in ms, it is a network error. */
export function answerTo(request: Request, longestWait: number): Promise<Response> {
  // AbortSignal.timeout is younger than the oldest browsers that run this.
  const controller = new AbortController();
  setTimeout(() => controller.abort(), longestWait);
  return fetch(request, { signal: controller.signal }).catch((error) => {
    console.warn(error);
    return Response.error();
  });
}

/** Too slow, too early, too many: answers of 4xx that are about the moment, not about the message. */
const temporary = [408, 425, 429];

/** What an answer of the receiver means. An answer that is about the moment says: keep the message, and try again. */
export function outcomeOf({ ok, type, status }: Response): Outcome {
  if (ok) return 'sent';
  // A script cannot see where a redirect leads: to a page that thanks, or to another spelling of the address.
  if (type === 'opaqueredirect') return 'unconfirmed';
  return status >= 400 && status < 500 && !temporary.includes(status) ? 'refused' : 'kept';
}
