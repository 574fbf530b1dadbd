import { restoreDraft, saveDraft } from './contact/draft';
import { chosenAddress, storeChoice } from './language/choice';
import { isLanguage } from './languages';
import { followMenu } from './layout/menu';
import type { InstallPrompt } from './pwa/install';

/**
 * In the head of every document: leads to the chosen language before anything is painted, answers what cannot wait for
 * the scripts, and starts them after the first paint.
 */

const { documentElement: html } = document;

/** The longest wait for the document in the chosen language, in ms. */
const longestLead = 3000;

/** How long after loading the scripts start even if nothing was painted, in ms: a page out of sight paints nothing. */
const longestBlank = 500;

/** The longest time that Send waits for the page to become live, in ms. */
const longestHold = 10_000;

const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

/** Leads to the document in the chosen language, with this one out of sight; if that one is late, this one is shown. */
function lead() {
  const address = chosenAddress(location);
  if (!address) return;
  html.hidden = true;
  setTimeout(() => {
    html.hidden = false;
  }, longestLead);
  // Half-way, it would stop the parser, and there would be nothing to show if the other document is late.
  parsed.then(() => html.hidden && location.replace(address));
}

let hasFailed = false;

/** Sends the form as the browser does it. If the messages have no receiver, the email address appears. */
function sendWithoutUs(form: HTMLFormElement) {
  if (MESSAGES) form.submit();
  else form.dataset.unsent = '';
}

/** Ends the wait of a form that was sent before the page was live. */
function giveUp() {
  if (window.heldForm) sendWithoutUs(window.heldForm);
  delete window.heldForm;
}

/** Imports the scripts. If one of them fails, the page stays as it is: it works without them. */
async function start() {
  const { modules = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
  try {
    hasFailed = false;
    await Promise.all(modules.split(' ').map((address) => import(/* @vite-ignore */ address)));
  } catch (error) {
    hasFailed = true;
    giveUp();
    console.warn(error);
  }
}

lead();
followMenu();

/** Keeps the language of a flag that is pressed, with any button of the mouse. */
function keepChoice({ target }: Event) {
  const code = target instanceof Element && target.closest('a[hreflang]')?.getAttribute('hreflang');
  if (code && isLanguage(code)) storeChoice(code);
}
addEventListener('click', keepChoice, { capture: true });
addEventListener('auxclick', keepChoice, { capture: true });

addEventListener('submit', (event) => {
  const { target: form } = event;
  if ('live' in html.dataset || !(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  if (hasFailed) return sendWithoutUs(form);
  window.heldForm = form;
  setTimeout(giveUp, longestHold);
});

// What is typed is kept from the first letter on. Whoever goes on typing has not sent the form.
addEventListener('input', ({ target }) => {
  delete window.heldForm;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    if (target.form) saveDraft(target.form);
});

// A link to a fragment makes an entry without a state. Whoever closes the dialog that it opens goes back from there.
history.state ?? history.replaceState({}, '');
addEventListener('hashchange', () => history.state ?? history.replaceState({ within: true }, ''));

// The browser offers installation once, perhaps before the page is live.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event as InstallPrompt;
});

parsed.then(() => document.querySelectorAll('form').forEach(restoreDraft));

const painted = new Promise<void>((resolve) => {
  // Firefox 153 reports no first paint if the page is scrolled by then (no report found).
  addEventListener('load', () => setTimeout(resolve, longestBlank));
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length) resolve();
    }).observe({ type: 'paint', buffered: true });
});

// JavaScript waits for the first paint. Before it, it would compete with what the visitor sees. It waits for the end of
// the document, too: React would draw a second page into one that stalls half-way.
Promise.all([parsed, import.meta.env.DEV || painted]).then(start);

// A page that the browser has kept whole may be in another language by now, and its imports may have been cut off.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  lead();
  if (!('live' in html.dataset)) start();
});
