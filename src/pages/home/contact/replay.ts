import type { Queue } from 'workbox-background-sync';
import { endpointTimeout, fetchWithTimeout, getOutcome, isRetryable } from './endpoint';

/** How long a message is tried, in ms: seven days. */
const retentionTime = 604_800_000;

/** Whether the endpoint has accepted a message. One that is refused or redirected stays: the endpoint may be wrong for a while. */
const isAccepted = async (response: Response): Promise<boolean> => (await getOutcome(response)) === 'sent';

/** Sends the queued messages, in the order of their last attempt. */
async function replay(queue: Queue): Promise<void> {
  const entries = await queue.getAll();
  for (const [index, { request, timestamp = 0 }] of entries.entries()) {
    // A browser was closed between the push and the shift below: the message is in the queue twice.
    if (entries.slice(index + 1).some((other) => other.timestamp === timestamp)) {
      await queue.shiftRequest();
      continue;
    }
    const response = await fetchWithTimeout(request.clone(), endpointTimeout);
    // Without a connection a message has not been tried.
    const isExpired = Date.now() - timestamp > retentionTime && navigator.onLine;
    const isDone = (await isAccepted(response)) || isExpired;
    // Workbox removes only the front of a queue, so every message that stays moves to the end. It is pushed before it is removed: a
    // crash in between loses nothing.
    if (!isDone) await queue.pushRequest({ request, timestamp });
    await queue.shiftRequest();
    // The endpoint is down: the rest stays in front for the next time.
    if (isRetryable(response)) break;
  }
}

/**
 * Sends the queued messages. A message leaves the queue when the endpoint has accepted it: a crash may send it twice, but never
 * loses it. After seven days it leaves the queue with the attempt that follows.
 * @throws if a message is still queued: with Background Sync, the browser tries again later
 */
export async function replayMessages({ queue }: { queue: Queue }): Promise<void> {
  // Two events at once, or two versions of the worker, would send a message twice.
  await navigator.locks.request('replay', () => replay(queue));
  if (await queue.size()) throw new Error('A message is still queued.');
}
