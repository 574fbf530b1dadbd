import { saveDraft } from './contact/draft';
import { readAddress, tidy } from './language/addresses';
import { chooseLanguage } from './language/choice';
import { followPresses } from './loading/press';
import { hasArrived, reload, reloadOnce } from './loading/reload';
import type { InstallPrompt } from './pwa/install';

/** Runs in the head, before any paint: picks the language of the page, and starts the rest after the first one. */

const { documentElement: html } = document;

/** The longest wait for a translation, in ms; a document that is cut off never ends. */
const patience = 3000;

/** The wait for word of a first paint once all is loaded, in ms. Firefox gives none if the page is scrolled by then. */
const grace = 500;

/** Moves the translation into the place of the page as it came, once; one that did not arrive whole is left to React. */
function translatePage() {
  if (!html.classList.contains('choosing')) return;
  const template = document.querySelector<HTMLTemplateElement>(`template#${html.lang}`);
  if (template?.content.querySelector('footer')) {
    // Under a prefix the links stay under it.
    const { base } = readAddress(location.pathname);
    for (const link of template.content.querySelectorAll('a[href^="/"]'))
      link.setAttribute('href', tidy(base + link.getAttribute('href')));
    document.getElementById('root')?.replaceChildren(template.content);
    document.title = template.title;
  }
  html.classList.remove('choosing');
}

let attempts = 0;

/**
 * Makes the page live. A file that is gone takes the others with it: one cause, one reload. A page that the visitor
 * leaves meanwhile loses what it has asked for; if the visitor comes back to it, another attempt replaces this one.
 */
async function start() {
  const attempt = ++attempts;
  delete html.dataset.dead;
  const files = MODULES.map((module) => module.replace('*', html.lang));
  try {
    await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
    hasArrived('start');
  } catch (error) {
    if ((await reloadOnce('start')) || attempt !== attempts) return;
    html.dataset.dead = '';
    console.error(error);
  }
}

const startOnce = () => attempts || start();

const chosen = chooseLanguage(location);
if (html.lang !== chosen) {
  html.lang = chosen;
  html.classList.add('choosing');
  document.addEventListener('DOMContentLoaded', translatePage);
  setTimeout(translatePage, patience);
}

followPresses();

// On a page that could not become live, a press tries again.
addEventListener('click', () => 'dead' in html.dataset && window.press && reload());

// What is typed is kept from the first letter, whoever reloads the page.
addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    if (target.form) saveDraft(target.form);
});

addEventListener('beforeunload', () => {
  window.leaving = true;
});
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  window.leaving = false;
  if (!('live' in html.dataset)) start();
});

// The browser offers installation once, perhaps before the page is live.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event as InstallPrompt;
});

// JavaScript waits for the first paint: asked for earlier, it competes with what the visitor sees. The development
// server's page is empty until then and would wait forever.
if (import.meta.env.DEV) start();
else {
  addEventListener('load', () => setTimeout(startOnce, grace));
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      startOnce();
    }).observe({ type: 'paint', buffered: true });
}
