import { saveDraft } from './contact/draft';
import { readAddress, tidy } from './language/addresses';
import { chooseLanguage } from './language/choice';
import { followPresses } from './loading/press';
import { hasArrived, reload, reloadOnce } from './loading/reload';
import type { InstallPrompt } from './pwa/install';

/** Picks the language of the page, in the head, before anything is painted. Starts the rest after the first paint. */

const { documentElement: html } = document;

/** The longest wait for a translation, in ms. A document that is cut off never ends. */
const patience = 3000;

/** The longest wait for a first paint after loading, in ms. Firefox reports none if the page is scrolled by then. */
const grace = 500;

/** Puts the translation in the place of the page, once. If it did not arrive whole, React draws the page. */
function translatePage() {
  if (!html.classList.contains('choosing')) return;
  const template = document.querySelector<HTMLTemplateElement>(`template#${html.lang}`);
  if (template?.content.querySelector('footer')) {
    // The links keep the prefix of the address.
    const { base } = readAddress(location.pathname);
    for (const link of template.content.querySelectorAll('a[href^="/"]'))
      link.setAttribute('href', tidy(base + link.getAttribute('href')));
    document.getElementById('root')?.replaceChildren(template.content);
    document.title = template.title;
  }
  html.classList.remove('choosing');
}

/** Imports a file. Exports stand at its end: if it is cut off they are missing, even if the rest can be run. */
async function importWhole(file: string) {
  const part = await import(/* @vite-ignore */ file);
  if (import.meta.env.PROD && !Object.keys(part)[0]) throw Error(file);
}

let attempts = 0;

/**
 * Makes the page live. If any file is missing, the page reloads once. If the visitor leaves, the page loses what it has
 * asked for; if the visitor comes back, another attempt replaces this one.
 */
async function start() {
  const attempt = ++attempts;
  delete html.dataset.dead;
  const files = MODULES.map((module) => module.replace('*', html.lang));
  try {
    await Promise.all(files.map(importWhole));
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

// Keeps what is typed from the first letter on: the page may reload before it is live.
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

// JavaScript waits for the first paint. If it came sooner, it would compete with what the visitor sees. The page of the
// development server is empty without it, and would wait forever.
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
