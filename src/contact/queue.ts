import { Queue } from 'workbox-background-sync';
import { QueueStore } from 'workbox-background-sync/QueueStore.js';
import { registerRoute } from 'workbox-routing';
import { keptHeader, type News, outcomeOf } from './answer';
import { requestWith } from './request';

declare const self: ServiceWorkerGlobalScope;

/** The longest wait for an answer of the receiver, in ms. */
const longestWait = 15_000;

/** Posts to the receiver. Returns nothing if no answer comes in time. */
const ask = (request: Request) => fetch(request, { signal: AbortSignal.timeout(longestWait) }).catch(() => undefined);

/** Keeps the messages that cannot be delivered in the worker, for the seven days of Workbox, and delivers them later. */
export function keepMessages(): void {
  const queue = new Queue('contact', { onSync: sendOrThrow });
  /** What became of messages that have waited, until a page has said so. */
  const news = new Queue('contact-news', { forceSyncFallback: true, onSync: async () => {} });

  /** Tries each message that waits, once. It writes first and drops afterwards: a crash never loses a message. */
  async function sendAll() {
    await takeOver().catch(() => {});
    for (const entry of await queue.getAll()) {
      const body = new URLSearchParams(await entry.request.clone().text());
      const answer = await ask(requestWith(body));
      const outcome = answer ? outcomeOf(answer) : 'kept';
      const metadata = { outcome, status: answer?.status ?? 0, fields: Object.fromEntries(body) } satisfies News;
      try {
        if (outcome === 'kept') await queue.pushRequest(entry);
        else await news.pushRequest({ request: new Request('/'), metadata });
      } catch {
        // On a full disk nobody can be told, and what waits keeps its place.
        if (outcome === 'kept') continue;
      }
      const [oldest] = await queue.getAll();
      if (oldest?.timestamp === entry.timestamp) await queue.shiftRequest();
    }
  }

  /** Sends all that waits. Two rounds at once would drop each other's messages. */
  async function round() {
    await navigator.locks.request('contact', sendAll);
  }

  /** A round that the browser has asked for. If something still waits, it fails, and the browser asks again. */
  async function sendOrThrow() {
    await round();
    if ('sync' in self.registration && (await queue.size())) throw new Error('A message still waits.');
  }

  /** Takes over the messages that the outbox of an older version has kept. */
  async function takeOver() {
    const outbox = new QueueStore('messages');
    for (const { id, timestamp, metadata } of await outbox.getAll()) {
      const { state, fields } = metadata as { state: string; fields: Record<string, string> };
      const request = requestWith(new URLSearchParams(fields));
      if (state === 'waiting') await queue.pushRequest({ request, timestamp });
      await outbox.deleteEntry(id);
    }
  }

  const receiver = new URL(MESSAGES, self.location.origin).href;
  registerRoute(
    ({ url, request }) => url.href === receiver && request.mode !== 'navigate',
    async ({ request }) => {
      const copy = request.clone();
      const answer = await ask(request);
      if (answer && outcomeOf(answer) !== 'kept') return answer;
      try {
        await queue.pushRequest({ request: copy });
        return new Response(null, { status: 202, headers: { [keptHeader]: 'yes' } });
      } catch {
        return answer ?? Response.error();
      }
    },
    'POST',
  );

  /** Answers a page that asks for a round, with what became of messages that nobody was told of. */
  async function tell(port: MessagePort | undefined) {
    await round();
    const told = [];
    for (let one = await news.shiftRequest(); one; one = await news.shiftRequest()) told.push(one.metadata);
    port?.postMessage(told);
  }

  self.addEventListener('message', (event) => {
    if (event.data?.type === 'SEND_MESSAGES') event.waitUntil(tell(event.ports[0]));
  });
}
