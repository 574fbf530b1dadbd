/** What became of a message: accepted, refused, stored by the worker until it can be sent, or unknown. */
export type Outcome = (typeof outcomes)[number];

export const outcomes = ['sent', 'refused', 'queued', 'unknown'] as const;

/** The response of the worker has this header if the worker has queued the message. */
export const queuedHeader = 'Message-Queued';

/** The id of the thanks. An endpoint leads a browser that has posted the form itself back to them: to `/#sent`. */
export const sentId = 'sent';

/** The request that posts a message. It needs no CORS preflight. */
export const createRequest = (body: URLSearchParams): Request =>
  new Request(ENDPOINT, {
    method: 'POST',
    body,
    // Form services respond to this with a status, and not with a page.
    headers: { Accept: 'application/json' },
    redirect: 'manual',
    credentials: 'omit',
    // Services that are restricted to a domain check it.
    referrerPolicy: 'strict-origin',
  });

/** How long the worker waits for the endpoint, in ms. */
export const endpointTimeout = 15_000;

/** How long the page waits for a response, in ms: longer than the worker, which then queues the message. */
export const responseTimeout = 20_000;

/** Sends a request. A network error, and no response before the timeout (in ms), become `Response.error()`. */
export function fetchWithTimeout(request: Request, timeout: number): Promise<Response> {
  // AbortSignal.timeout is newer than the oldest browsers that run this.
  const controller = new AbortController();
  setTimeout(() => controller.abort(), timeout);
  return fetch(request, { signal: controller.signal }).catch((error) => {
    console.warn(error);
    return Response.error();
  });
}

/** Whether the endpoint may accept the same message later: a network error, 5xx, 408, 425 or 429. */
export const isRetryable = ({ type, status }: Response): boolean =>
  type === 'error' || status >= 500 || [408, 425, 429].includes(status);

/**
 * The outcome by the content of a response with status 2xx. It may hold a refusal: FormSubmit sends `{"success":"false"}` until it
 * is activated. JSON that is cut off says nothing; other content is a page of thanks, and may be empty.
 */
async function getOutcomeOfContent(response: Response): Promise<Outcome> {
  const isJson = response.headers.get('Content-Type')?.includes('json');
  try {
    const text = await response.text();
    const { success, ok } = Object(text && JSON.parse(text));
    return [String(success), String(ok)].includes('false') ? 'refused' : 'sent';
  } catch {
    return isJson ? 'unknown' : 'sent';
  }
}

/** The outcome of a message, from the response of the endpoint, or of the worker in front of it. */
export async function getOutcome(response: Response): Promise<Outcome> {
  if (response.headers.has(queuedHeader)) return 'queued';
  if (response.ok) return getOutcomeOfContent(response);
  // A script cannot see where a redirect leads: to a page of thanks, or to another spelling of the address.
  return isRetryable(response) || response.type === 'opaqueredirect' ? 'unknown' : 'refused';
}
