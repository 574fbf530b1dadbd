import { messageSW } from 'workbox-window/index.js';
import { forgetDraft, giveBack, typedOf } from './draft';
import type { News } from './receiver';
import { lastMessage, report, sending } from './send';

/** How often a message that waits is tried again while the note says so, in ms. */
const oftenEnough = 10_000;

/** The ids of the news that this page has told. */
const told = new Set<number>();

/** Asks the worker to try what waits. It answers with what became of messages that nobody was told of. */
async function ask(): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker || document.visibilityState === 'hidden') return;
  const all: News[] = (await messageSW(worker, { type: 'SEND_MESSAGES' })) ?? [];
  // What is said of one message would hide that another is on its way.
  await sending;
  const news = all.filter(({ id }) => !told.has(id));
  for (const { id, outcome, fields } of news) {
    told.add(id);
    if (outcome === 'sent') forgetDraft(typedOf(fields));
    else giveBack(fields);
  }
  // Of several with one outcome, the last is said.
  for (const one of new Map(news.map((one) => [one.outcome, one])).values()) report(one);
  messageSW(worker, { type: 'FORGET_NEWS', ids: all.map(({ id }) => id) });
}

/** Asks the worker to try again whenever there may be a connection: browsers without Background Sync do not wake it. */
export function followMessages(): void {
  addEventListener('online', ask);
  addEventListener('pageshow', ({ persisted }) => persisted && ask());
  document.addEventListener('visibilitychange', ask);
  setInterval(() => lastMessage.value?.outcome === 'kept' && ask(), oftenEnough);
  ask();
}
