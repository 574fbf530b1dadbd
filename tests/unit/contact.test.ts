// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { discardDraft, initDraft, restoreDraft, saveDraft, serialize } from '../../src/pages/home/contact/draft';
import {
  createRequest,
  endpointTimeout,
  fetchWithTimeout,
  getOutcome,
  isRetryable,
  queuedHeader,
  responseTimeout,
} from '../../src/pages/home/contact/endpoint';
import { settled } from './visitor';

const json = (body: unknown) => Response.json(body);
const redirect = { type: 'opaqueredirect', status: 0, ok: false, headers: new Headers() } as Response;

test.each<[outcome: string, responses: Response[]]>([
  ['sent', [200, 201, 202, 204, 299].map((status) => new Response(null, { status }))],
  ['sent', [json({ success: true }), json({ ok: true }), json('Thanks'), json(null), new Response('<h1>Thanks')]],
  ['sent', [new Response('', { headers: { 'Content-Type': 'application/json' } })]],
  ['refused', [json({ success: false }), json({ success: 'false', message: 'Activate' }), json({ ok: false })]],
  ['refused', [json({ ok: 'false' })]],
  ['refused', [400, 401, 403, 404, 405, 410, 413, 422, 451, 499].map((status) => new Response(null, { status }))],
  ['unknown', [Response.error(), redirect, new Response(null, { status: 503 }), new Response(null, { status: 429 })]],
  ['unknown', [new Response('{"success":', { headers: { 'Content-Type': 'application/json' } })]],
  ['queued', [new Response(null, { status: 202, headers: { [queuedHeader]: 'yes' } })]],
])('A message is "%s" by what the endpoint responds', async (outcome, responses) => {
  for (const response of responses) expect(await getOutcome(response), String(response.status)).toBe(outcome);
});

test('A message is sent again later after a network error, an overload or a fault of the server, and only then', () => {
  const statuses = [200, 202, 400, 404, 408, 422, 425, 429, 500, 502, 503, 504];
  const temporary = statuses.filter((status) => isRetryable(new Response(null, { status })));
  expect(temporary).toEqual([408, 425, 429, 500, 502, 503, 504]);
  expect(isRetryable(Response.error())).toBe(true);
  expect(isRetryable(redirect)).toBe(false);
});

test('The page waits until the worker has given up, and has kept the message', () => {
  expect(responseTimeout).toBeGreaterThan(endpointTimeout);
});

test('A message carries no cookie, and tells the endpoint the origin of the site', () => {
  const create = vi.fn();
  vi.stubGlobal('Request', create);
  createRequest(new URLSearchParams());
  expect(create.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'strict-origin' });
});

test('An endpoint that never responds is a network error after the timeout', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', (_: Request, { signal }: RequestInit = {}) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const response = fetchWithTimeout({} as Request, 15_000);
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await response).type).toBe('error');
});

describe('A draft', () => {
  function createForm(fields: Record<string, string>): HTMLFormElement {
    const form = document.createElement('form');
    for (const [name, value] of Object.entries(fields))
      form.append(Object.assign(document.createElement('textarea'), { className: 'field', name, value }));
    return form;
  }

  /** What a form holds after the draft was restored. */
  function restored(fields: Record<string, string>) {
    const form = createForm(fields);
    restoreDraft(form);
    return Object.fromEntries(new FormData(form));
  }
  const empty = { name: '', message: '' };

  test('restores any text as it was typed', () => {
    const message = `<img src=x onerror=alert()>\u202e\u0000 👩‍👩‍👧 ${'W'.repeat(20_000)}`;
    saveDraft(createForm({ message, name: '__proto__' }));
    expect(restored(empty)).toEqual({ message, name: '__proto__' });
  });

  test('is not overwritten by empty fields as long as it is not restored', () => {
    saveDraft(createForm({ name: 'A', message: 'Saved' }));
    saveDraft(createForm({ name: 'Ab', message: '' }), false);
    expect(restored(empty)).toEqual({ name: 'Ab', message: 'Saved' });
    saveDraft(createForm({ name: 'Ab', message: '' }));
    expect(restored(empty)).toEqual({ name: 'Ab', message: '' });
  });

  test('is gone once it is sent, in whatever order its fields were typed', () => {
    saveDraft(createForm({ name: '', message: 'First' }), false);
    const form = createForm({ name: 'Then', message: 'First' });
    saveDraft(form);
    discardDraft(serialize(form));
    expect(restored(empty)).toEqual(empty);
  });

  test('is not that of a form that an extension has put into the page', async () => {
    saveDraft(createForm({ name: 'A', message: 'Saved' }));
    initDraft(Promise.resolve());
    await settled();
    const form = createForm({ name: 'A search' });
    document.body.append(form);
    form.firstElementChild?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(restored(empty)).toEqual({ name: 'A', message: 'Saved' });
    form.className = 'contact-form';
    form.firstElementChild?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(restored(empty)).toEqual({ name: 'A search', message: '' });
    form.remove();
  });

  const corrupted = ['', '%', '&&=', '=x', '%E0%A4%A', '__proto__=x&constructor', '{"message":7}'];

  test.each(corrupted)('that is stored as %s leaves the fields as the browser restored them', (stored) => {
    sessionStorage.setItem('contact-draft', stored);
    expect(restored({ name: 'Browser', message: '' })).toEqual({ name: 'Browser', message: '' });
  });
});
