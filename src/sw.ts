import { BackgroundSyncPlugin } from 'workbox-background-sync';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { type Language, languages } from './languages';
import { addressOf, documentName, normalizePath, notFound, readAddress, routes } from './routes';

declare const self: ServiceWorkerGlobalScope;

/** The path of the document of a page in a language. */
const documentPathOf = (path: string, language: Language) => `/${documentName(addressOf(path, language))}`;

const notFoundPaths = languages.map((language) => documentPathOf(notFound.path, language));

/** The documents whose version is checked. Those that an owner adds to `public/` name no assets. */
const documentPaths = [
  ...notFoundPaths,
  ...routes.flatMap(({ path }) => languages.map((language) => documentPathOf(path, language))),
];

const precacheManifest = self.__WB_MANIFEST;

const precachedPaths = new Set(precacheManifest.map((entry) => `/${typeof entry === 'string' ? entry : entry.url}`));

/** Tells if a document is whole and belongs to this version: it names assets, and all of them are precached. */
async function isOfThisVersion(response: Response): Promise<boolean> {
  const text = await response.clone().text();
  const assets = text.match(/\/assets\/[\w-]+\.\w+/g);
  return text.includes('</html>') && (assets?.every((asset) => precachedPaths.has(asset)) ?? false);
}

/** Takes a not-found page with status 404, as most hosts send it, and no other error. */
const refuseErrors: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isNotFoundPage = notFoundPaths.includes(new URL(request.url).pathname) && response.status === 404;
    return response.ok || isNotFoundPage ? response : null;
  },
};

/** Refuses a document of another version: a host may mix two of them in the middle of a deploy. */
const refuseOtherVersions: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isDocument = documentPaths.includes(new URL(request.url).pathname);
    return !isDocument || (await isOfThisVersion(response)) ? response : null;
  },
};

/** Refuses a page in the place of a script or a drawing that is not deployed yet. Some hosts send a font as a page. */
const refusePagesAsFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isPage = response.headers.get('Content-Type')?.includes('html');
    return /\.(js|svg)$/.test(new URL(request.url).pathname) && isPage ? null : response;
  },
};

// Without this, a chunk that loads on first use would fail offline during the first visit.
clientsClaim();

addPlugins([refuseErrors, refuseOtherVersions, refusePagesAsFiles]);

precacheAndRoute(precacheManifest, {
  // No file of the site depends on its query. A page may be asked for in any spelling: `/about/` is `about.html`.
  ignoreURLParametersMatching: [/.*/],
  urlManipulation: ({ url }) => [new URL(`/${documentName(normalizePath(url.pathname))}`, url.origin)],
});
cleanupOutdatedCaches();

// A path that is not precached may be a page of a later version, so the network is asked. Offline, the response is the
// not-found page. A file, such as a PDF, is not the worker's: without a connection the browser shows its own page.
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

// Without a connection, a message of the contact form is queued for a day. Without scripts, the form navigates to the endpoint.
if (ENDPOINT)
  registerRoute(
    ({ url, request }) => url.href === new URL(ENDPOINT, self.location.origin).href && request.mode !== 'navigate',
    new NetworkOnly({ plugins: [new BackgroundSyncPlugin('contact', { maxRetentionTime: 24 * 60 })] }),
    'POST',
  );

// A new version waits until the visitor accepts it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
