import { beforeEach, expect, test, vi } from 'vitest';
import type { Queue } from 'workbox-background-sync';
import { replayMessages } from '../../src/pages/home/contact/replay';

interface Entry {
  request: Request;
  timestamp: number;
}

const sevenDays = 7 * 86_400_000;

/** The messages that wait, as Workbox stores them. */
const entries: Entry[] = [];
const queue = {
  getAll: async () => [...entries],
  pushRequest: async (entry: Entry) => void entries.push(entry),
  shiftRequest: async () => entries.shift(),
  size: async () => entries.length,
} as unknown as Queue;

/** Queues a message: no two in the same millisecond. */
const enqueue = (name: string) =>
  entries.push({ request: new Request(`https://example.com/${name}`), timestamp: Date.now() + entries.length });

const names = (requests: readonly Request[]) => requests.map(({ url }) => url.slice('https://example.com/'.length));

const answer = vi.fn<(request: Request) => Promise<Response>>();

/** Tries again. @returns the messages that were sent, whatever became of them */
async function replay(): Promise<string[]> {
  answer.mockClear();
  await replayMessages({ queue }).catch(({ message }) => expect(message).toBe('A message is still queued.'));
  return names(answer.mock.calls.map(([request]) => request));
}

/** The one lock of a browser: whatever asks for it waits until it is free. */
const locks = {
  free: Promise.resolve(),
  request(_: string, run: () => Promise<void>) {
    const done = this.free.then(run);
    this.free = done.catch(() => {});
    return done;
  },
};

const down = async () => new Response(null, { status: 503 });
const up = async () => new Response(null, { status: 200 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('navigator', { locks, onLine: true });
  answer.mockImplementation(down);
  entries.length = 0;
});

test('A message that is refused or redirected stays: the endpoint may be set up wrongly, and be mended', async () => {
  enqueue('one');
  const redirect = Object.defineProperty(new Response(null, { status: 303 }), 'type', { value: 'opaqueredirect' });
  for (const response of [new Response(null, { status: 404 }), Response.json({ success: false }), redirect]) {
    answer.mockImplementation(async () => response);
    expect(await replay()).toEqual(['one']);
    expect(entries).toHaveLength(1);
  }
  answer.mockImplementation(up);
  expect(await replay()).toEqual(['one']);
  expect(entries).toEqual([]);
});

test('A message of more than seven days is tried once more, and is removed if that fails', async () => {
  for (const respond of [up, down]) {
    enqueue('one');
    answer.mockImplementation(down);
    vi.advanceTimersByTime(sevenDays);
    await replay();
    expect(entries).toHaveLength(1);
    vi.advanceTimersByTime(1);
    answer.mockImplementation(respond);
    expect(await replay()).toEqual(['one']);
    expect(entries).toEqual([]);
  }
});

test('What is tried without a connection has not been tried: the message stays after seven days, too', async () => {
  enqueue('one');
  vi.advanceTimersByTime(sevenDays + 1);
  vi.stubGlobal('navigator', { locks, onLine: false });
  await replay();
  vi.stubGlobal('navigator', { locks, onLine: true });
  answer.mockImplementation(up);
  expect(await replay()).toEqual(['one']);
  expect(entries).toEqual([]);
});

test.each([
  ['behind', -20],
  ['ahead', 1500],
])('A message that was queued while the clock was %s is sent once the clock is right', async (_, days) => {
  const now = Date.now();
  vi.setSystemTime(now + days * 86_400_000);
  enqueue('one');
  await replay();
  vi.setSystemTime(now);
  answer.mockImplementation(up);
  expect(await replay()).toEqual(['one']);
  expect(entries).toEqual([]);
});

test('A message that expires while it is sent takes no other one with it', async () => {
  enqueue('older');
  vi.advanceTimersByTime(1000);
  enqueue('newer');
  answer.mockImplementation(async () => {
    vi.advanceTimersByTime(500);
    return down();
  });
  vi.advanceTimersByTime(sevenDays - 1200);
  await replay();
  expect(names(entries.map(({ request }) => request))).toContain('newer');
});

test('A message that is removed leaves the browser to try again with those behind it', async () => {
  enqueue('older');
  vi.advanceTimersByTime(sevenDays + 1);
  enqueue('newer');
  await expect(replayMessages({ queue })).rejects.toThrow('A message is still queued.');
  expect(names(entries.map(({ request }) => request))).toEqual(['newer']);
});

test('Messages leave in order, and one that the endpoint cannot take keeps the others until later', async () => {
  for (const name of ['one', 'two', 'three']) enqueue(name);
  answer.mockImplementation((request) => (request.url.endsWith('two') ? down() : up()));
  expect(await replay()).toEqual(['one', 'two']);
  expect(names(entries.map(({ request }) => request)).sort()).toEqual(['three', 'two']);
  answer.mockImplementation(up);
  expect(await replay()).toEqual(['three', 'two']);
  expect(entries).toEqual([]);
  await expect(replayMessages({ queue })).resolves.toBeUndefined();
});

test('A browser that is closed while it moves a message to the end of the queue sends it once', async () => {
  enqueue('one');
  const shiftRequest = vi.spyOn(queue, 'shiftRequest').mockRejectedValue(new Error('The browser is closed.'));
  await expect(replayMessages({ queue })).rejects.toThrow('closed');
  shiftRequest.mockRestore();
  answer.mockImplementation(up);
  expect(await replay()).toEqual(['one']);
  expect(entries).toEqual([]);
});

test('Two events at once send a message once', async () => {
  enqueue('one');
  answer.mockImplementation(up);
  answer.mockClear();
  await Promise.all([replayMessages({ queue }), replayMessages({ queue })]);
  expect(names(answer.mock.calls.map(([request]) => request))).toEqual(['one']);
});

test('An event during an attempt that fails leads to another attempt: the connection may be back', async () => {
  enqueue('one');
  answer.mockClear();
  answer.mockImplementationOnce(down).mockImplementation(up);
  await Promise.allSettled([replayMessages({ queue }), replayMessages({ queue })]);
  expect(names(answer.mock.calls.map(([request]) => request))).toEqual(['one', 'one']);
  expect(entries).toEqual([]);
});
