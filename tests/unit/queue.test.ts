import { expect, test, vi } from 'vitest';
import { registerRoute } from 'workbox-routing';
import { keepMessages } from '../../src/pages/home/contact/queue';
import { keptHeader } from '../../src/pages/home/contact/receiver';

const kept = vi.hoisted(() => [] as object[]);

vi.mock('workbox-background-sync', () => ({
  Queue: class {
    pushRequest = async (entry: object) => kept.push(entry);
  },
  QueueStore: class {},
}));
vi.mock('workbox-routing', () => ({ registerRoute: vi.fn() }));

test('A receiver that never answers is waited for some seconds, and the message is kept then', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('self', { location: { origin: 'https://example.com' }, addEventListener: () => {} });
  const neverAnswer = (_: Request, { signal }: RequestInit = {}) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', neverAnswer);
  keepMessages();
  const handler = vi.mocked(registerRoute).mock.lastCall?.[1] as (given: object) => Promise<Response>;
  const answer = handler({ request: new Request('https://example.com', { method: 'POST', body: 'message=Hello' }) });
  await vi.advanceTimersByTimeAsync(5000);
  expect(kept).toEqual([]);
  // The page gives up after 20 s.
  await vi.advanceTimersByTimeAsync(14_000);
  expect(kept).toHaveLength(1);
  expect((await answer).headers.has(keptHeader)).toBe(true);
});
