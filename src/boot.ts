import { chosenAddress, storeChoice } from './language/choice';
import { isLanguage } from './languages';
import { followMenu } from './layout/menu';
import { followForm, waitForReact } from './pages/home/contact/held-form';
import type { InstallPrompt } from './pwa/install';

/**
 * In the head of every document: leads to the chosen language before anything is painted, answers what cannot wait for
 * the scripts, and starts them after the first paint.
 */

const { documentElement: html } = document;

/** The longest wait for the document in the chosen language, in ms. */
const longestLead = 3000;

/** If nothing was painted, the scripts start this long after `load`, in ms: a page out of sight paints nothing. */
const longestBlank = 500;

const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

/** Redirects to the document in the chosen language, with this one out of sight; if that one is late, this one is shown. */
function lead() {
  const address = chosenAddress(location);
  if (!address) return;
  html.hidden = true;
  setTimeout(() => {
    html.hidden = false;
  }, longestLead);
  // Before the end of parsing, a redirect stops the parser: there is nothing to show if the other document is late.
  parsed.then(() => html.hidden && location.replace(address));
}

/** Imports the scripts. If one of them fails, the page stays as it is: it works without them. */
async function start() {
  const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
  try {
    waitForReact(true);
    await Promise.all(modules.split(' ').map((address) => import(/* @vite-ignore */ address)));
  } catch (error) {
    waitForReact(false);
    console.warn(error);
  }
}

lead();
followMenu();
followForm(parsed);

/** Keeps the language of a flag that is clicked, with any button of the mouse. */
function keepChoice({ target }: Event) {
  const code = target instanceof Element && target.closest('a[hreflang]')?.getAttribute('hreflang');
  if (code && isLanguage(code)) storeChoice(code);
}
addEventListener('click', keepChoice, { capture: true });
addEventListener('auxclick', keepChoice, { capture: true });

// A link to a fragment makes an entry without a state. It is marked `within` this visit: to close its dialog is to go
// back. The entry that the visit begins with never is.
addEventListener('hashchange', () => history.state ?? history.replaceState({ within: true }, ''));

// Find in Page, or a link to a text, has found a project: its address opens it.
addEventListener('beforematch', ({ target }) => {
  if (target instanceof Element) location.hash = target.id;
});

// The browser offers installation once, perhaps before the page is live.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event as InstallPrompt;
});

// This can wait: in a task of its own, it does not hold up the first paint.
parsed.then(() => setTimeout(() => history.state ?? history.replaceState({}, '')));

const painted = new Promise<void>((resolve) => {
  // Firefox 153 reports no first paint if the page is scrolled by then (no report found).
  addEventListener('load', () => setTimeout(resolve, longestBlank));
  // A browser that reports no paints ignores the type.
  if ('PerformanceObserver' in window)
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length) resolve();
    }).observe({ type: 'paint', buffered: true });
});

// JavaScript waits for the first paint. Before it, it would compete with what the visitor sees. It waits for the end of
// the document, too: React would render a second page into one that stalls half-way.
Promise.all([parsed, import.meta.env.DEV || painted]).then(start);

// A page from the back/forward cache may be in another language by now, and its imports may have been cut off.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  lead();
  if (!('live' in html.dataset)) start();
});
