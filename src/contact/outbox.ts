import { changeMessage, dropMessage, type Kept, keepMessage, keptMessages, type Message } from './kept-messages';
import { type Fields, longestWait, post } from './post';

/**
 * The messages that wait in this browser until they arrive. Pages and the service worker share them: whoever holds the
 * lock sends, and nobody else does.
 */

/** The name of the lock, of the channel, and of what wakes the worker. Other versions of the site use it, too. */
export const outbox = 'messages';

/** How long a message waits, in ms: seven days. */
const retention = 604_800_000;

/** Whether this browser can keep messages: without locks, two tabs could send the same one. */
export const canKeep = () => 'locks' in navigator && 'BroadcastChannel' in globalThis;

const isOld = ({ message }: Kept) => Date.now() - message.written > retention;

/** Whether the receiver wants to be left alone. A clock that was wrong then may have noted a rest that is far too long. */
function isResting({ message: { notBefore = 0 } }: Kept) {
  const rest = notBefore - Date.now();
  return rest > 0 && rest <= longestWait;
}

const find = async (id: string) => (await keptMessages()).find(({ message }) => message.id === id);

/** Tells every page that something may have changed. */
function announce() {
  const channel = new BroadcastChannel(outbox);
  channel.postMessage('changed');
  channel.close();
}

/**
 * Keeps a message, to be sent.
 * @throws what the browser throws if it has no room, or refuses
 */
export async function hold(id: string, fields: Fields): Promise<void> {
  if (!canKeep()) throw new Error('This browser cannot keep messages.');
  await keepMessage({ id, fields, written: Date.now(), state: 'waiting' });
}

/** Tries each message that waits, once. If nobody answers, or the receiver wants a rest, the others wait as well. */
async function sendAll() {
  const waiting = (await keptMessages()).filter(({ message }) => message.state === 'waiting');
  for (const kept of waiting.filter(isOld)) await changeMessage(kept, { state: 'expired' });
  if (waiting.some(isResting)) return;
  for (const kept of waiting.filter((kept) => !isOld(kept))) {
    const { outcome, isAnswered, wait } = await post(kept.message.fields);
    if (outcome === 'sent') await changeMessage(kept, { state: 'sent', fields: {} });
    else if (outcome === 'refused') await changeMessage(kept, { state: 'refused' });
    else if (wait) await changeMessage(kept, { notBefore: Date.now() + wait });
    if (!isAnswered || wait) return;
  }
}

/** Sends what waits, unless another page or the worker is at it. Returns whether something still waits. */
export async function replay(): Promise<boolean> {
  await navigator.locks.request(outbox, { ifAvailable: true }, (lock) => lock && sendAll());
  announce();
  return (await keptMessages()).some(({ message }) => message.state === 'waiting');
}

/** Sends what waits, this message included. Returns what became of it; nothing if it was taken back elsewhere. */
export async function send(id: string): Promise<Message['state'] | undefined> {
  const state = await navigator.locks.request(outbox, async () => {
    await sendAll();
    const own = await find(id);
    if (own?.message.state === 'sent') await dropMessage(own);
    return own?.message.state;
  });
  announce();
  return state;
}

/** Takes a message out, once nobody is sending it. Returns what it says; nothing if it has arrived by then. */
export async function takeBack(id: string): Promise<Fields | undefined> {
  const fields = await navigator.locks.request(outbox, async () => {
    const own = await find(id);
    if (!own || own.message.state === 'sent') return;
    await dropMessage(own);
    return own.message.fields;
  });
  announce();
  return fields;
}

/** Whether a message has arrived that nobody was told of. Says so once, to one page. */
export const takeNews = (): Promise<boolean> =>
  navigator.locks.request(outbox, async () => {
    const sent = (await keptMessages()).filter(({ message }) => message.state === 'sent');
    for (const kept of sent) await dropMessage(kept);
    return sent.length > 0;
  });
