import { expect, test, vi } from 'vitest';
import { registerRoute } from 'workbox-routing';
import { keptHeader } from '../../src/contact/answer';
import { keepMessages } from '../../src/contact/queue';

const kept = vi.hoisted(() => [] as object[]);

vi.mock('workbox-background-sync', () => ({
  Queue: class {
    pushRequest = async (entry: object) => kept.push(entry);
  },
}));
vi.mock('workbox-background-sync/QueueStore.js', () => ({ QueueStore: class {} }));
vi.mock('workbox-routing', () => ({ registerRoute: vi.fn() }));

test('A receiver that never answers is waited for some seconds, and the message is kept then', async () => {
  const waits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
    waits.push(wait);
    return AbortSignal.abort();
  });
  vi.stubGlobal('self', { location: { origin: 'https://example.com' }, addEventListener: () => {} });
  vi.stubGlobal(
    'fetch',
    (_: Request, { signal }: RequestInit = {}) =>
      new Promise((_, reject) => signal?.aborted && reject(new DOMException('Late', 'TimeoutError'))),
  );
  keepMessages();
  const [, handler] = vi.mocked(registerRoute).mock.lastCall as unknown as [
    unknown,
    (given: object) => Promise<Response>,
  ];
  const request = new Request('https://example.com/messages', { method: 'POST', body: 'message=Hello' });
  const answer = await handler({ request });
  expect(answer.headers.has(keptHeader)).toBe(true);
  expect(kept).toHaveLength(1);
  // The page gives up after 20 s.
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThanOrEqual(5000);
  expect(waits[0]).toBeLessThan(20_000);
  vi.unstubAllGlobals();
});
