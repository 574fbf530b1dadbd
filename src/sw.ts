import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { type Language, languages } from './languages';
import { keepMessages } from './pages/home/contact/queue';
import { addressOf, cleanPath, documentName, notFound, readAddress, routes } from './routes';

declare const self: ServiceWorkerGlobalScope;

/** The document of a page in a language. */
const documentOf = (path: string, language: Language) => `/${documentName(addressOf(path, language))}`;

const notFoundPages = languages.map((language) => documentOf(notFound.path, language));

/** The documents of the site. The owner may have put others beside them, which start no scripts. */
const documents = [
  ...notFoundPages,
  ...routes.flatMap(({ path }) => languages.map((language) => documentOf(path, language))),
];

// The build puts the list of what is kept in this place: see `globPatterns` in `vite.config.ts`.
const manifest = self.__WB_MANIFEST;

const kept = new Set(manifest.map((entry) => `/${typeof entry === 'string' ? entry : entry.url}`));

/** Whether a document is of this version: it names files, and all of them are kept. A host may have changed the rest. */
async function isOfThisVersion(document: Response): Promise<boolean> {
  const files = (await document.clone().text()).match(/\/assets\/[\w-]+\.\w+/g);
  return files?.every((file) => kept.has(file)) ?? false;
}

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
      const { pathname } = new URL(request.url);
      const isNotFound = notFoundPages.includes(pathname);
      if (!response.ok && !(isNotFound && response.status === 404)) return null;
      if (documents.includes(pathname) && !(await isOfThisVersion(response))) return null;
      return isNotFound ? new Response(await response.blob(), { status: 404, headers: response.headers }) : response;
    },
  },
]);

precacheAndRoute(manifest, {
  // No file of the site depends on its query. A page may be asked for in any spelling: `/about/` is `about.html`.
  ignoreURLParametersMatching: [/.*/],
  urlManipulation: ({ url }) => [new URL(`/${documentName(cleanPath(url.pathname))}`, url.origin)],
});
cleanupOutdatedCaches();

// A path that is not kept may be a page of a later version, so the network is asked. Without a network, the answer is
// the not-found page.
registerRoute(
  new NavigationRoute(async ({ request, url }) => {
    const notFoundHere = documentOf(notFound.path, readAddress(url.pathname).language);
    return fetch(request).catch(async () => (await matchPrecache(notFoundHere)) ?? Response.error());
  }),
);

if (MESSAGES) keepMessages();

// A new version waits until the visitor agrees to it. Before it is taken in silence, a page asks whether it is alone.
self.addEventListener('message', async ({ data, ports: [port] }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
  if (data?.type !== 'COUNT_WINDOWS') return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  port?.postMessage(windows.length);
});
