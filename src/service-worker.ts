import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { readAddress } from './language/addresses';
import { documentName, notFound } from './routes';

declare const self: ServiceWorkerGlobalScope;

const notFoundUrl = `/${documentName(notFound)}`;

// Without this, a part that loads on first need would fail offline during the first visit.
clientsClaim();

addPlugins([
  {
    // Some hosts send the not-found page with status 404. That must not break the install: the page is kept, with that
    // status. Everything else has to arrive whole.
    cacheWillUpdate: async ({ request, response }) => {
      if (new URL(request.url).pathname !== notFoundUrl) return response.ok ? response : null;
      if (!response.ok && response.status !== 404) return null;
      return new Response(await response.blob(), { status: 404, headers: response.headers });
    },
  },
]);

precacheAndRoute(self.__WB_MANIFEST, {
  // No file of the site depends on its query. A page may be asked for in any spelling: `/about/` and `/nl/about` are
  // answered with `about.html`, which holds all languages.
  ignoreURLParametersMatching: [/.*/],
  urlManipulation: ({ url }) => [new URL(`/${documentName(readAddress(url.pathname))}`, url.origin)],
});
cleanupOutdatedCaches();

// A path that is not kept may be a page of a later version, so the network is asked. Without a network, the answer is
// the not-found page.
registerRoute(
  new NavigationRoute(new NetworkOnly({ plugins: [new PrecacheFallbackPlugin({ fallbackURL: notFoundUrl })] })),
);

// A new version waits until the visitor agrees to it. Before it is taken in silence, a page asks whether it is alone.
self.addEventListener('message', async ({ data, ports: [port] }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
  if (data?.type !== 'COUNT_WINDOWS') return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  port?.postMessage(windows.length);
});
