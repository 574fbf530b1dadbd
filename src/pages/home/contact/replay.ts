import type { Queue } from 'workbox-background-sync';
import { endpointTimeout, fetchWithTimeout, getOutcome, isRetryable } from './endpoint';

/**
 * Exponential backoff: after each attempt, a queued message waits for as long again as it has been in the queue, within these
 * limits in ms.
 */
const minRetryDelay = 10_000;
const maxRetryDelay = 3_600_000;
const getRetryDelay = (waited: number) => Math.min(Math.max(minRetryDelay, waited), maxRetryDelay);

/** How long a message is tried, in ms: seven days. */
const retentionTime = 604_800_000;

/** Whether the endpoint has accepted a message. One that is refused or redirected stays: the endpoint may be wrong for a while. */
const isAccepted = async (response: Response): Promise<boolean> => (await getOutcome(response)) === 'sent';

/** Sends the queued messages that are due, in the order of their last attempt. Returns whether the queue is empty. */
async function replay(queue: Queue): Promise<boolean> {
  let isEmpty = true;
  for (const { request, timestamp = 0, metadata } of await queue.getAll()) {
    const { lastAttempt }: { lastAttempt?: number } = metadata ?? {};
    // An attempt in the future was made while the clock of the device was wrong.
    const isDue =
      lastAttempt === undefined || Math.abs(Date.now() - lastAttempt) >= getRetryDelay(lastAttempt - timestamp);
    const response = isDue ? await fetchWithTimeout(request.clone(), endpointTimeout) : undefined;
    // Only after an attempt: a message is never removed because of a wrong clock alone.
    const isExpired = response && Date.now() - timestamp > retentionTime;
    if (!response || !((await isAccepted(response)) || isExpired)) {
      isEmpty = false;
      // Only the front of the queue can be removed, so a message that stays moves to the end, due or not. It is pushed before it is
      // removed: a crash in between loses nothing.
      await queue.pushRequest({ request, timestamp, metadata: { lastAttempt: response ? Date.now() : lastAttempt } });
    }
    await queue.shiftRequest();
    // The endpoint is down: the rest stays in front for the next time.
    if (response && isRetryable(response)) break;
  }
  return isEmpty;
}

/**
 * Sends the queued messages that are due. A message leaves the queue when the endpoint has accepted it: a crash may send
 * it twice, but never loses it. After seven days it leaves the queue with the attempt that follows.
 * @throws if a message is still queued: with Background Sync, the browser tries again later
 */
export async function replayMessages({ queue }: { queue: Queue }): Promise<void> {
  // Two events at once, or two versions of the worker, would send a message twice.
  if (!(await navigator.locks.request('replay', () => replay(queue)))) throw new Error('A message is still queued.');
}
