import { QueueStore } from 'workbox-background-sync/QueueStore.js';
import type { Fields } from './post';

/** A message in this browser, from before it is sent for the first time until its answer has come. */
export interface Message {
  /** By this the receiver knows a message that comes twice. */
  id: string;
  fields: Fields;
  /** When it was written, in ms. */
  written: number;
  /** `sent` is all that is left of a message that has arrived, until the visitor was told. */
  state: 'waiting' | 'refused' | 'expired' | 'sent';
  /** The receiver wants no message before then, in ms. */
  notBefore?: number;
}

/** A message as it lies in the database. */
export interface Kept {
  key: number;
  message: Message;
}

/** The name never changes: a later version of the site finds the messages by it. */
const store = new QueueStore('messages');

/** Everything that is kept, in the order of writing. */
export async function keptMessages(): Promise<Kept[]> {
  const kept = (await store.getAll()).map(({ id, metadata }) => ({ key: id, message: metadata as Message }));
  return kept.sort((a, b) => a.message.written - b.message.written);
}

/**
 * Keeps a message.
 * @throws what the browser throws if it has no room, or refuses
 */
export const keepMessage = (message: Message): Promise<void> =>
  store.pushEntry({ requestData: { url: '', headers: {} }, timestamp: message.written, metadata: message });

export const dropMessage = ({ key }: Kept): Promise<void> => store.deleteEntry(key);

/** Writes first, then drops: a crash in between leaves a message twice, and never loses one. */
export async function changeMessage(kept: Kept, change: Partial<Message>): Promise<void> {
  await keepMessage({ ...kept.message, ...change });
  await dropMessage(kept);
}
