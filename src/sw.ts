import { Queue } from 'workbox-background-sync';
import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { type Language, languages } from './languages';
import { endpointTimeout, fetchWithTimeout, isRetryable, queuedHeader } from './pages/home/contact/endpoint';
import { replayMessages } from './pages/home/contact/replay';
import { addressOf, documentName, normalizePath, notFound, readAddress, routes } from './routes';

declare const self: ServiceWorkerGlobalScope;

/** The path of the document of a page in a language. */
const documentPathOf = (path: string, language: Language) => `/${documentName(addressOf(path, language))}`;

const notFoundPaths = languages.map((language) => documentPathOf(notFound.path, language));

/** The documents whose version is checked. Those that an owner adds to `public/` are kept unchecked: they name no assets. */
const documentPaths = [
  ...notFoundPaths,
  ...routes.flatMap(({ path }) => languages.map((language) => documentPathOf(path, language))),
];

const precacheManifest = self.__WB_MANIFEST;

const precachedPaths = new Set(precacheManifest.map((entry) => `/${typeof entry === 'string' ? entry : entry.url}`));

/** Whether a document is whole and belongs to this version: it names assets, and all of them are precached. */
async function isOfThisVersion(response: Response): Promise<boolean> {
  const text = await response.clone().text();
  const assets = text.match(/\/assets\/[\w-]+\.\w+/g);
  return text.includes('</html>') && (assets?.every((asset) => precachedPaths.has(asset)) ?? false);
}

// Without this, a chunk that loads on first use would fail offline during the first visit.
clientsClaim();

addPlugins([
  {
    /** Refuses a document of another version, since a host may mix two of them in the middle of a deploy. */
    cacheWillUpdate: async ({ request, response }) => {
      const { pathname } = new URL(request.url);
      // Some hosts send the not-found page with status 404, some with 200. It is precached with 404, the status of an unknown path.
      const isNotFoundPage = notFoundPaths.includes(pathname);
      if (!response.ok && !(isNotFoundPage && response.status === 404)) return null;
      if (documentPaths.includes(pathname) && !(await isOfThisVersion(response))) return null;
      // Some hosts send a page in place of a file that is not there yet, and some send a font as a page.
      if (/\.(js|svg)$/.test(pathname) && response.headers.get('Content-Type')?.includes('html')) return null;
      return isNotFoundPage
        ? new Response(await response.blob(), { status: 404, headers: response.headers })
        : response;
    },
  },
]);

precacheAndRoute(precacheManifest, {
  // No file of the site depends on its query. A page may be asked for in any spelling: `/about/` is `about.html`.
  ignoreURLParametersMatching: [/.*/],
  urlManipulation: ({ url }) => [new URL(`/${documentName(normalizePath(url.pathname))}`, url.origin)],
});
cleanupOutdatedCaches();

// A path that is not precached may be a page of a later version, so the network is asked. Offline, the response is the
// not-found page. A file, such as a PDF, is not the worker's: the browser itself says that there is no connection.
registerRoute(
  new NavigationRoute(
    async ({ request, url }) => {
      const notFoundPath = documentPathOf(notFound.path, readAddress(url.pathname).language);
      return fetch(request).catch(async () => (await matchPrecache(notFoundPath)) ?? Response.error());
    },
    // It is matched with the path and the query.
    { denylist: [/^[^?]*\.\w+(\?|$)/] },
  ),
);

/** Posts the messages of the contact form. What the endpoint cannot take now is queued. */
function queueContactMessages(): void {
  // Workbox would remove a message by its age, without an attempt.
  const queue = new Queue('contact', { onSync: replayMessages, maxRetentionTime: Number.POSITIVE_INFINITY });
  // Pages ask to send again, too (`postMessage`): a browser may refuse Background Sync, or give up after a few attempts. One that has
  // given up begins again at `registerSync`.
  self.addEventListener('message', (event) => {
    if (event.data?.type === 'REPLAY') event.waitUntil(replayMessages({ queue }).catch(() => queue.registerSync()));
  });
  registerRoute(
    // Without scripts, the form navigates to the endpoint.
    ({ url, request }) => url.href === new URL(ENDPOINT, self.location.origin).href && request.mode !== 'navigate',
    async ({ request }) => {
      const response = await fetchWithTimeout(request.clone(), endpointTimeout);
      if (!isRetryable(response)) return response;
      const queued = new Response(null, { status: 202, headers: { [queuedHeader]: 'yes' } });
      // On a full disk the message stays in the form.
      return queue.pushRequest({ request }).then(
        () => queued,
        () => response,
      );
    },
    'POST',
  );
}

if (ENDPOINT) queueContactMessages();

// A new version waits until the visitor accepts it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
