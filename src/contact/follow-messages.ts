import { messageSW } from 'workbox-window/index.js';
import { notify } from '../ui/notify';
import { giveBack } from './draft';
import type { News } from './receiver';
import { lastMessage, report, thanks } from './send';

/** Asks the worker to try what waits. It answers with what became of messages that nobody was told of. */
async function ask(): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker || document.visibilityState === 'hidden') return;
  const news: News[] = (await messageSW(worker, { type: 'SEND_MESSAGES' })) ?? [];
  // The note no longer says that it waits.
  if (news.length && lastMessage.value?.outcome === 'kept') lastMessage.value = undefined;
  if (news.some(({ outcome }) => outcome === 'sent')) notify(thanks);
  for (const one of news.filter(({ outcome }) => outcome !== 'sent')) {
    giveBack(one.fields);
    report(one);
  }
}

/** Asks the worker to try again whenever there may be a connection: browsers without Background Sync do not wake it. */
export function followMessages(): void {
  addEventListener('online', ask);
  addEventListener('pageshow', ({ persisted }) => persisted && ask());
  document.addEventListener('visibilitychange', ask);
  ask();
}
