import { notify } from '../ui/notify';
import { canKeep, outbox, replay, takeNews } from './outbox';

/** The first pause between two tries while a page stays open, in ms; each one is twice as long as the one before. */
const firstPause = 60_000;
const longestPause = 3_600_000;

/** Tells the visitor once, in the page in sight, that a message has arrived in the meantime. */
async function tellNews() {
  if (document.visibilityState === 'visible' && (await takeNews()))
    notify({ type: 'success', title: 'contact.sentTitle', description: 'outbox.sentText' });
}

/**
 * Sends what waits whenever there may be a connection again: now, when the browser says so, when the page is looked at,
 * and after a pause. Not every browser wakes the worker for it.
 */
export function followOutbox(): void {
  if (!canKeep()) return;
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout>;
  const look = async () => {
    clearTimeout(timer);
    if (!(await replay())) return;
    timer = setTimeout(look, pause);
    pause = Math.min(2 * pause, longestPause);
  };
  // A browser that refuses storage keeps no messages.
  const lookAnew = () => {
    pause = firstPause;
    look().catch(() => {});
  };
  addEventListener('online', lookAnew);
  addEventListener('pageshow', ({ persisted }) => persisted && lookAnew());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && lookAnew());
  new BroadcastChannel(outbox).addEventListener('message', () => tellNews());
  lookAnew();
}
