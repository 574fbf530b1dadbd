import './service-worker';
import { outbox, replay } from './contact/outbox';

declare const self: ServiceWorkerGlobalScope;

/** The service worker of a site that sends messages: it wakes for those that wait, even if no page is open. */

/** Sends what waits. If something still waits, it fails: then the browser tries again. */
async function sendRest() {
  if (await replay()) throw new Error('A message still waits.');
}

self.addEventListener('sync', (event) => {
  if (event.tag === outbox) event.waitUntil(sendRest());
});
