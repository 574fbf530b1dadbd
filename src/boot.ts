import { getRedirectTarget, storePreferredLanguage } from './language/preferred-language';
import { isLanguage } from './languages';
import { initMenu } from './layout/menu';
import { initDraft } from './pages/home/contact/draft';
import type { InstallPrompt } from './pwa/install';

// In the head of every document: redirects to the preferred language before the first paint, handles what cannot wait for
// hydration, and imports the scripts after the first paint.

const { documentElement: html } = document;

/** How long the page stays hidden while the browser redirects, in ms. */
const redirectTimeout = 3000;

/** How long after `load` the scripts start if there was no paint, in ms: a page in a background tab is not painted. */
const paintTimeout = 500;

const domContentLoaded = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

/** Redirects to the preferred language. The page is hidden meanwhile; if the redirect takes too long, it is shown. */
function redirectToPreferredLanguage() {
  const target = getRedirectTarget(location);
  if (!target) return;
  html.hidden = true;
  setTimeout(() => {
    html.hidden = false;
  }, redirectTimeout);
  // A redirect before DOMContentLoaded stops the parser. The page would be incomplete if it has to be shown.
  domContentLoaded.then(() => html.hidden && location.replace(target));
}

/**
 * Imports the scripts that `data-modules` lists (`build/documents.ts`). If one of them fails, the page stays a complete document
 * without them.
 */
async function start() {
  const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
  try {
    await Promise.all(modules.split(' ').map((address) => import(/* @vite-ignore */ address)));
  } catch (error) {
    html.dataset.scripts = 'failed';
    console.warn(error);
  }
}

redirectToPreferredLanguage();
initMenu();
initDraft(domContentLoaded);

// Stores the language of a flag whose link is followed.
addEventListener('click', ({ target }) => {
  const code = target instanceof Element && target.closest('a[hreflang]')?.getAttribute('hreflang');
  if (code && isLanguage(code)) storePreferredLanguage(code);
});

// Find in Page, or a link to a text (`#:~:text=`), has found a client: its address opens the dialog. It replaces the
// history entry, since Firefox would find the text again on the way back.
addEventListener('beforematch', ({ target }) => {
  // A link to the fragment fires this event, too. Its address is right already.
  if (!(target instanceof Element) || location.hash === `#${target.id}`) return;
  location.replace(`#${target.id}`);
});

// The browser offers installation once, perhaps before hydration.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event as InstallPrompt;
});

const firstPaint = new Promise<void>((resolve) => {
  // Firefox reports no first paint if the page is scrolled by then.
  addEventListener('load', () => setTimeout(resolve, paintTimeout));
  // A browser without paint timing ignores the type.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) resolve();
  }).observe({ type: 'paint', buffered: true });
});

// Before the first paint, scripts would compete with it. Before the end of the document, React would render a second page
// into one that is still being parsed. On the development server the document is empty: there is no paint to wait for.
Promise.all([domContentLoaded, import.meta.env.DEV || firstPaint]).then(start);

// A page from the back/forward cache may be in another language by now, and its imports may have been aborted.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  redirectToPreferredLanguage();
  if (!('hydrated' in html.dataset)) start();
});
