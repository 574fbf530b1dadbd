import { expect, test, vi } from 'vitest';
import { registerRoute } from 'workbox-routing';
import { keepMessages } from '../../src/contact/queue';
import { keptHeader } from '../../src/contact/receiver';

const kept = vi.hoisted(() => [] as object[]);

vi.mock('workbox-background-sync', () => ({
  Queue: class {
    pushRequest = async (entry: object) => kept.push(entry);
  },
  QueueStore: class {},
}));
vi.mock('workbox-routing', () => ({ registerRoute: vi.fn() }));

test('A receiver that never answers is waited for some seconds, and the message is kept then', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('self', { location: { origin: 'https://example.com' }, addEventListener: () => {} });
  vi.stubGlobal('fetch', (_: Request, { signal }: RequestInit = {}) =>
    signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => {}),
  );
  keepMessages();
  const handler = vi.mocked(registerRoute).mock.lastCall?.[1] as (given: object) => Promise<Response>;
  const request = new Request('https://example.com/messages', { method: 'POST', body: 'message=Hello' });
  const answer = await handler({ request });
  expect(answer.headers.has(keptHeader)).toBe(true);
  expect(kept).toHaveLength(1);
  const [[wait] = [], ...more] = timeout.mock.calls;
  expect(wait).toBeGreaterThanOrEqual(5000);
  // The page gives up after 20 s.
  expect(wait).toBeLessThan(20_000);
  expect(more).toEqual([]);
});
