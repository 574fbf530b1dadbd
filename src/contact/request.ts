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
