import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keepMessages } from './contact/queue';
import { type Language, languages } from './languages';
import { addressOf, cleanPath, documentName, notFound, readAddress } from './routes';

declare const self: ServiceWorkerGlobalScope;

/** The not-found page of a language. */
const notFoundIn = (language: Language) => `/${documentName(addressOf(notFound.path, language))}`;

const notFoundPages = languages.map(notFoundIn);

// Without this, a part that loads on first need would fail offline during the first visit.
clientsClaim();

addPlugins([
  {
    // A new version asks for its scripts anew, mostly from the browser's own cache: a kept one may be spoilt.
    cachedResponseWillBeUsed: async ({ event, request, cachedResponse }) =>
      event?.type === 'install' && request.url.includes('/assets/') ? null : cachedResponse,
    // Some hosts send the not-found page with status 404. That must not break the install: the page is kept, with that
    // status. Everything else has to arrive whole.
    cacheWillUpdate: async ({ request, response }) => {
      if (!notFoundPages.includes(new URL(request.url).pathname)) return response.ok ? response : null;
      if (!response.ok && response.status !== 404) return null;
      return new Response(await response.blob(), { status: 404, headers: response.headers });
    },
  },
]);

// The build puts the list of what is kept in this place: see `globPatterns` in `vite.config.ts`.
precacheAndRoute(self.__WB_MANIFEST, {
  // No file of the site depends on its query. A page may be asked for in any spelling: `/about/` is `about.html`.
  ignoreURLParametersMatching: [/.*/],
  urlManipulation: ({ url }) => [new URL(`/${documentName(cleanPath(url.pathname))}`, url.origin)],
});
cleanupOutdatedCaches();

// A path that is not kept may be a page of a later version, so the network is asked. Without a network, the answer is
// the not-found page.
registerRoute(
  new NavigationRoute(async ({ request, url }) => {
    const notFoundHere = notFoundIn(readAddress(url.pathname).language);
    return fetch(request).catch(async () => (await matchPrecache(notFoundHere)) ?? Response.error());
  }),
);

if (MESSAGES) keepMessages();
// What waited when the owner switched the messages off has no way out.
else self.addEventListener('activate', () => void indexedDB.deleteDatabase('workbox-background-sync'));

// A new version waits until the visitor agrees to it. Before it is taken in silence, a page asks whether it is alone.
self.addEventListener('message', async ({ data, ports: [port] }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
  if (data?.type !== 'COUNT_WINDOWS') return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  port?.postMessage(windows.length);
});
