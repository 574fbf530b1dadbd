import { messageSW } from 'workbox-window/index.js';
import { messageWords } from '../language/message-words';
import { notify } from '../ui/notify';
import { thanks } from './send';

/** Asks the worker to try what waits. It answers with what became of a message that nobody was told of. */
async function ask(): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker || document.visibilityState === 'hidden') return;
  const news: { outcome: 'sent' | 'refused' } | undefined = await messageSW(worker, { type: 'SEND_MESSAGES' });
  if (news?.outcome === 'sent') notify(thanks);
  if (news?.outcome === 'refused')
    notify({
      type: 'info',
      title: (language) => messageWords[language].refusedTitle,
      description: (language) => messageWords[language].refusedText,
    });
}

/** Asks the worker to try again whenever there may be a connection: browsers without Background Sync do not wake it. */
export function followMessages(): void {
  addEventListener('online', ask);
  addEventListener('pageshow', ({ persisted }) => persisted && ask());
  document.addEventListener('visibilitychange', ask);
  ask();
}
