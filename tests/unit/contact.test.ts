// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { messageSW } from 'workbox-window/index.js';
import { restoreDraft, saveDraft } from '../../src/pages/home/contact/draft';
import { followMessages } from '../../src/pages/home/contact/follow-messages';
import { outcomeOf, requestWith } from '../../src/pages/home/contact/receiver';
import { lastMessage } from '../../src/pages/home/contact/send';
import './visitor';

vi.mock('workbox-window/index.js', () => ({ messageSW: vi.fn() }));

test.each([
  ['sent', 'cors', [200, 201, 202, 204, 299]],
  ['refused', 'cors', [400, 401, 403, 404, 405, 410, 413, 422, 451, 499]],
  ['kept', 'cors', [408, 425, 429, 500, 502, 503, 504, 599]],
  ['unconfirmed', 'opaqueredirect', [0]],
  ['kept', 'opaque', [0]],
] as const)('A message is "%s" if the answer is %s with one of %j', (outcome, type, statuses) => {
  for (const status of statuses) {
    const ok = status >= 200 && status < 300;
    expect(outcomeOf({ ok, status, type } as Response), String(status)).toBe(outcome);
  }
});

test('A message takes no cookie along, also to a receiver on the same host', () => {
  const asked = vi.fn();
  vi.stubGlobal('Request', asked);
  requestWith(new URLSearchParams());
  expect(asked.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit' });
});

test('A message that waits is tried again as long as the page says so, and on return', () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  followMessages();
  vi.mocked(messageSW).mockClear();
  vi.advanceTimersByTime(30_000);
  expect(messageSW).not.toHaveBeenCalled();
  lastMessage.value = { outcome: 'kept' };
  vi.advanceTimersByTime(30_000);
  expect(messageSW).toHaveBeenCalledWith({}, { type: 'SEND_MESSAGES' });
  lastMessage.value = undefined;
  // Whatever it says, once there may be a connection.
  for (const [target, type] of [
    [document, 'visibilitychange'],
    [window, 'online'],
  ] as const) {
    vi.mocked(messageSW).mockClear();
    target.dispatchEvent(new Event(type));
    expect(messageSW, type).toHaveBeenCalledWith({}, { type: 'SEND_MESSAGES' });
  }
});

describe('A draft', () => {
  function form(fields: Record<string, string>): HTMLFormElement {
    const element = document.createElement('form');
    for (const [name, value] of Object.entries(fields))
      element.append(Object.assign(document.createElement('textarea'), { name, value }));
    // happy-dom does not know `:required`. Here, every field is.
    return Object.assign(element, { querySelectorAll: () => element.elements });
  }

  /** What a form holds after the draft was put back into it. */
  function restored(fields: Record<string, string>) {
    const element = form(fields);
    restoreDraft(element);
    return Object.fromEntries(new FormData(element));
  }
  const empty = { name: '', message: '' };

  test('gives back any text as it was typed', () => {
    const message = `<img src=x onerror=alert()>\u202e\u0000 👩‍👩‍👧 \ud800${'W'.repeat(20_000)}`;
    saveDraft(form({ message, name: '__proto__' }));
    expect(restored(empty)).toEqual({ message, name: '__proto__' });
  });

  test('keeps what was kept before, as long as the document is not whole', () => {
    saveDraft(form({ name: 'A', message: 'Kept' }));
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    saveDraft(form({ name: 'Ab', message: '' }));
    expect(restored(empty)).toEqual({ name: 'Ab', message: 'Kept' });
    readyState.mockReturnValue('interactive');
    saveDraft(form({ name: 'Ab', message: '' }));
    expect(restored(empty)).toEqual({ name: 'Ab', message: '' });
  });

  const damaged = ['', 'null', '[', '"text"', '[7]', '{"name":{}}', '{"message":7,"name":null,"x":{"y":"z"}}'];

  test.each<readonly [stored: string, name: string]>([
    ['{"name":"Ada","length":"3"}', 'Ada'],
    ...damaged.map((stored) => [stored, 'Browser'] as const),
  ])('that is kept as %s makes "%s" of what the browser has put there', (stored, name) => {
    sessionStorage.setItem('contact-draft', stored);
    expect(restored({ name: 'Browser', message: '' })).toEqual({ name, message: '' });
  });
});
