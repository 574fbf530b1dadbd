// @vitest-environment node
import { afterEach, describe, expect, test, vi } from 'vitest';
import { outcomeOf, post, waitOf } from '../../src/contact/post';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an answer', () => {
  test.each([
    ['sent', [200, 201, 202, 204, 299]],
    ['refused', [400, 401, 403, 404, 405, 410, 413, 422, 451, 499]],
    ['later', [408, 425, 429, 500, 502, 503, 504, 599]],
  ])('means "%s" with a status of %j', (outcome, statuses) => {
    for (const status of statuses) expect(outcomeOf({ type: 'cors', status }), String(status)).toBe(outcome);
  });

  test('that leads elsewhere means "sent"', () => {
    expect(outcomeOf({ type: 'opaqueredirect', status: 0 })).toBe('sent');
  });

  test('that says nothing is no success', () => {
    expect(outcomeOf({ type: 'opaque', status: 0 })).toBe('later');
  });
});

describe('the rest that a receiver asks for', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  test.each([
    ['nothing', null, 0],
    ['seconds', '120', 120_000],
    ['a date', 'Sat, 21 Nov 2026 12:01:00 GMT', 60_000],
    ['a date that is over', 'Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['words', 'soon', 0],
    ['less than nothing', '-5', 0],
    ['a year', '31536000', 86_400_000],
  ])('is understood as %s', (_, header, wait) => {
    expect(waitOf(header, now)).toBe(wait);
  });
});

describe('a message on its way', () => {
  const request = (answer: () => Promise<Response>) => {
    const fetch = vi.fn((_: string, { body }: { body: URLSearchParams }) => answer().then((it) => body && it));
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };
  const sentText = async (message: string) => {
    const fetch = request(async () => new Response());
    await post({ message });
    return new URLSearchParams(String(fetch.mock.calls[0]?.[1].body)).get('message');
  };

  test.each([
    ['very long', 'é🙂'.repeat(50_000)],
    ['right to left', 'שלום, أهلا'],
    ['in lines', 'One\r\nTwo\nThree'],
    ['with characters of an address', 'a=1&b=2+3%20'],
    ['with NULs', 'a\0b'],
  ])('arrives as it is: %s', async (_, text) => {
    expect(await sentText(text)).toBe(text);
  });

  test('with half a character arrives with a sign in its place', async () => {
    expect(await sentText('a\ud800b')).toBe('a\ufffdb');
  });

  test('that nobody answers has to be tried again', async () => {
    request(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await post({})).toEqual({ outcome: 'later', isAnswered: false, wait: 0 });
  });

  test('takes along how long the receiver wants to rest', async () => {
    request(async () => new Response(null, { status: 429, headers: { 'Retry-After': '7' } }));
    expect(await post({})).toEqual({ outcome: 'later', isAnswered: true, wait: 7000 });
  });
});
