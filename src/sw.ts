import { BackgroundSyncPlugin } from 'workbox-background-sync';
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { type Language, languages } from './languages';
import { getDocumentName, getPathname, normalizePath, notFound, parsePathname, routes } from './routes';

declare const self: ServiceWorkerGlobalScope;

/** The path of the document of a page in a language. */
const getDocumentPath = (path: string, language: Language) => `/${getDocumentName(getPathname(path, language))}`;

const getDocumentPaths = (path: string) => languages.map((language) => getDocumentPath(path, language));

const notFoundPaths = getDocumentPaths(notFound.path);

/** The documents whose version is checked. Those that an owner adds to `public/` name no assets. */
const documentPaths = [...routes, notFound].flatMap(({ path }) => getDocumentPaths(path));

const precacheManifest = self.__WB_MANIFEST;

const precachedPaths = new Set(precacheManifest.map((entry) => `/${typeof entry === 'string' ? entry : entry.url}`));

/** Returns whether a document is whole and belongs to this version: it names assets, and all of them are precached. */
async function isCurrentVersion(response: Response): Promise<boolean> {
  const text = await response.clone().text();
  const assets = text.match(/\/assets\/[\w-]+\.\w+/g);
  return text.includes('</html>') && (assets?.every((asset) => precachedPaths.has(asset)) ?? false);
}

/** Creates a plugin that caches only a valid response. Otherwise the installation fails, and the previous version stays. */
const cacheOnly = (isValid: (response: Response, path: string) => boolean | Promise<boolean>): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) =>
    (await isValid(response, new URL(request.url).pathname)) ? response : null,
});

// Otherwise a chunk that is imported on first use would fail offline during the first visit.
clientsClaim();

addPlugins([
  // Most hosts send the not-found page with status 404.
  cacheOnly(({ ok, status }, path) => ok || (status === 404 && notFoundPaths.includes(path))),
  // During a deploy, a host may serve two versions.
  cacheOnly((response, path) => !documentPaths.includes(path) || isCurrentVersion(response)),
  // A host may send a page in place of a missing script or SVG file.
  cacheOnly(({ headers }, path) => !/\.(js|svg)$/.test(path) || !headers.get('Content-Type')?.includes('html')),
]);

precacheAndRoute(precacheManifest, {
  // A page has several spellings, and any query: `/about/?x=1` is `about.html`.
  urlManipulation: ({ url }) => [new URL(`/${getDocumentName(normalizePath(url.pathname))}`, url.origin)],
});
cleanupOutdatedCaches();

// A path that is not precached may be a page of a later version, which the network has. Offline, the response is the not-found
// page. Navigations to other files, such as a PDF, are left to the browser.
registerRoute(
  new NavigationRoute(
    async ({ request, url }) => {
      const notFoundPath = getDocumentPath(notFound.path, parsePathname(url.pathname).language);
      return fetch(request).catch(async () => (await matchPrecache(notFoundPath)) ?? Response.error());
    },
    // Workbox matches it with the path and the query.
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
