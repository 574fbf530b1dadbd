import { getRedirectTarget, storePreferredLanguage } from './language/preferred-language';
import { isLanguage } from './languages';
import { initMenu } from './layout/menu';
import { initDraft } from './pages/home/contact/draft';
import type { BeforeInstallPromptEvent } from './pwa/install';

// In the head of every document: redirects to the preferred language before the first paint, handles events that precede
// hydration, and imports the scripts after the first paint.

const { documentElement: html } = document;

/** How long the page stays hidden while the browser redirects, in ms. */
const redirectTimeout = 3000;

/** How long after `load` the scripts start if no paint was reported, in ms: a page in a background tab is not painted. */
const paintTimeout = 500;

const domContentLoaded = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

/** Redirects to the preferred language. The page is hidden until `redirectTimeout`. */
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

/** Imports the scripts that `data-modules` lists (`build/documents.ts`). If one fails, the page works without scripts. */
async function importModules() {
  const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
  try {
    await Promise.all(modules.split(' ').map((url) => import(/* @vite-ignore */ url)));
  } catch (error) {
    html.dataset.scripts = 'failed';
    console.warn(error);
  }
}

redirectToPreferredLanguage();
initMenu();
initDraft(domContentLoaded);

// A click on a flag stores its language.
addEventListener('click', ({ target }) => {
  const code = target instanceof Element && target.closest('a[hreflang]')?.getAttribute('hreflang');
  if (code && isLanguage(code)) storePreferredLanguage(code);
});

// Find in Page, or a link to a text (`#:~:text=`), has found a client: its fragment opens the dialog. The URL replaces the history
// entry, so that Back does not find the text again.
addEventListener('beforematch', ({ target }) => {
  // A link to the fragment, which fires this event, too, has set the URL already.
  if (!(target instanceof Element) || location.hash === `#${target.id}`) return;
  location.replace(`#${target.id}`);
});

// The browser fires this once, perhaps before hydration.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.deferredPrompt = event as BeforeInstallPromptEvent;
});

const firstPaint = new Promise<void>((resolve) => {
  addEventListener('load', () => setTimeout(resolve, paintTimeout));
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) resolve();
  }).observe({ type: 'paint', buffered: true });
});

// Before the first paint, scripts would delay it. Before DOMContentLoaded, React would hydrate an incomplete page. On the
// development server the document is empty, and has no first paint.
Promise.all([domContentLoaded, import.meta.env.DEV || firstPaint]).then(importModules);

// The preferred language may have changed while the page was in the back/forward cache, and its imports may have been aborted.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  redirectToPreferredLanguage();
  if (!('hydrated' in html.dataset)) importModules();
});
