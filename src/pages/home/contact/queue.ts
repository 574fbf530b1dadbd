import { Queue, QueueStore } from 'workbox-background-sync';
import { registerRoute } from 'workbox-routing';
import { answerTo, keptHeader, type News, outcomeOf, requestWith } from './receiver';

declare const self: ServiceWorkerGlobalScope;

/** The longest wait for an answer of the receiver, in ms. */
const longestWait = 15_000;

/** Runs one round after the other. Two at once would send a message twice. */
const alone = <Result>(round: () => Promise<Result>) => navigator.locks.request('contact', round);

/** Keeps the messages that cannot be delivered in the worker, for the seven days of Workbox, and delivers them later. */
export function keepMessages(): void {
  const queue = new Queue('contact', { onSync: sendOrThrow });
  /** The same messages, with the ids by which they can be dropped. */
  const waiting = new QueueStore('contact');
  /** What became of messages that have waited, until a page has said so. */
  const news = new QueueStore('contact-news');

  /** Tries each message that waits, once. It writes first and drops afterwards: a crash never loses a message. */
  async function sendAll() {
    // This drops what is too old.
    await queue.getAll();
    for (const { id, requestData, timestamp } of await waiting.getAll()) {
      const body = new URLSearchParams(new TextDecoder().decode(requestData.body));
      const answer = await answerTo(requestWith(body), longestWait);
      const outcome = outcomeOf(answer);
      if (outcome === 'kept') continue;
      const metadata = { outcome, status: answer.status, fields: Object.fromEntries(body) } satisfies Omit<News, 'id'>;
      // On a full disk nobody can be told.
      await news.pushEntry({ requestData: { url: '', headers: {} }, timestamp, metadata }).catch(() => {});
      await waiting.deleteEntry(id);
    }
  }

  /** A round that the browser has asked for. If something still waits, it fails, and the browser asks again. */
  async function sendOrThrow() {
    await alone(sendAll);
    if ('sync' in self.registration && (await queue.size())) throw new Error('A message still waits.');
  }

  /** A round that a page has asked for. Returns what became of messages that nobody was told of. */
  async function sendAndTell() {
    await sendAll();
    // The browser itself asks a few times only.
    if (await queue.size()) await queue.registerSync();
    return (await news.getAll()).map(({ id, metadata }) => ({ id, ...metadata }));
  }

  registerRoute(
    ({ url, request }) => url.href === new URL(MESSAGES, self.location.origin).href && request.mode !== 'navigate',
    async ({ request }) => {
      const copy = request.clone();
      const answer = await answerTo(request, longestWait);
      if (outcomeOf(answer) !== 'kept') return answer;
      const kept = new Response(null, { status: 202, headers: { [keptHeader]: 'yes' } });
      return queue.pushRequest({ request: copy }).then(
        () => kept,
        () => answer,
      );
    },
    'POST',
  );

  self.addEventListener('message', (event) => {
    const [port] = event.ports;
    const { type, ids }: { type?: string; ids?: number[] } = event.data ?? {};
    if (type === 'SEND_MESSAGES') event.waitUntil(alone(sendAndTell).then((all) => port?.postMessage(all)));
    // Until a page has told its visitor: the one that has asked may be gone by now.
    if (type === 'FORGET_NEWS') event.waitUntil(Promise.all((ids ?? []).map((id) => news.deleteEntry(id))));
  });
}
