import type { Queue } from 'workbox-background-sync';
import { endpointTimeout, fetchWithTimeout, isRetryable } from './endpoint';

/** The delay before another attempt to send a queued message, in ms: the least, and the most. Between them it doubles. */
const minRetryDelay = 10_000;
const maxRetryDelay = 3_600_000;

/**
 * Sends the queued messages that are due. A message leaves the queue when the endpoint has responded: a crash may send it
 * twice, but never loses it. Workbox removes it after seven days.
 * @throws if a message is still queued: with Background Sync, the browser tries again later
 */
export async function replayMessages({ queue }: { queue: Queue }): Promise<void> {
  let isEmpty = true;
  for (const { request, timestamp = 0, metadata } of await queue.getAll()) {
    const { lastAttempt = timestamp }: { lastAttempt?: number } = metadata ?? {};
    const delay = Math.min(Math.max(minRetryDelay, lastAttempt - timestamp), maxRetryDelay);
    const isDue = Date.now() >= lastAttempt + delay;
    const isSent = isDue && !isRetryable(await fetchWithTimeout(request.clone(), endpointTimeout));
    if (!isSent) {
      isEmpty = false;
      // It goes to the end of the queue: first pushed, then shifted.
      await queue.pushRequest({ request, timestamp, metadata: { lastAttempt: isDue ? Date.now() : lastAttempt } });
    }
    await queue.shiftRequest();
    if (isDue && !isSent) break;
  }
  if (!isEmpty) throw new Error('A message is still queued.');
}
