import type { Queue } from 'workbox-background-sync';
import { endpointTimeout, fetchWithTimeout, getOutcome, isRetryable } from './endpoint';

const minRetryDelay = 10_000;
const maxRetryDelay = 3_600_000;

/**
 * Exponential backoff: the next attempt is as long after the last one as that was after the message was queued, within the limits
 * above in ms. So there are attempts 10, 20, 40 and 80 s after it was queued.
 */
const getRetryDelay = (lastAttempt: number, queued: number) =>
  Math.min(Math.max(minRetryDelay, lastAttempt - queued), maxRetryDelay);

/** How long a message is tried, in ms: seven days. */
const retentionTime = 604_800_000;

/** Whether the endpoint has accepted a message. One that is refused or redirected stays: the endpoint may be wrong for a while. */
const isAccepted = async (response: Response): Promise<boolean> => (await getOutcome(response)) === 'sent';

/** Sends the queued messages that are due, in the order of their last attempt. */
async function replay(queue: Queue): Promise<void> {
  for (const { request, timestamp = 0, metadata } of await queue.getAll()) {
    const { lastAttempt }: { lastAttempt?: number } = metadata ?? {};
    // An attempt in the future was made while the clock of the device was wrong.
    const isDue =
      lastAttempt === undefined || Math.abs(Date.now() - lastAttempt) >= getRetryDelay(lastAttempt, timestamp);
    const response = isDue ? await fetchWithTimeout(request.clone(), endpointTimeout) : undefined;
    // Only after an attempt: a message is never removed because of a wrong clock alone.
    const isDone = response && ((await isAccepted(response)) || Date.now() - timestamp > retentionTime);
    // Workbox removes only the front of a queue, so every message that stays moves to the end. It is pushed before it is removed: a
    // crash in between loses nothing.
    if (!isDone)
      await queue.pushRequest({ request, timestamp, metadata: { lastAttempt: response ? Date.now() : lastAttempt } });
    await queue.shiftRequest();
    // The endpoint is down: the rest stays in front for the next time.
    if (response && isRetryable(response)) break;
  }
}

/**
 * Sends the queued messages that are due. A message leaves the queue when the endpoint has accepted it: a crash may send
 * it twice, but never loses it. After seven days it leaves the queue with the attempt that follows.
 * @throws if a message is still queued: with Background Sync, the browser tries again later
 */
export async function replayMessages({ queue }: { queue: Queue }): Promise<void> {
  // Two events at once, or two versions of the worker, would send a message twice.
  await navigator.locks.request('replay', () => replay(queue));
  if (await queue.size()) throw new Error('A message is still queued.');
}
