import { chooseLanguage } from './language/choice';
import { defaultLanguage } from './language/codes';
import { reloadOnce } from './loading/reload-once';
import type { InstallPrompt } from './pwa/install';

/** Runs in the head, before any paint: picks the language of the page, and starts the rest after the first one. */

const { documentElement: html } = document;

/** The longest wait for a translation, in ms; a document that is cut off never ends. */
const patience = 3000;

/** Moves the translation into the place of the English page, once; one that did not arrive whole is left to React. */
function translatePage() {
  if (!html.classList.contains('choosing')) return;
  const template = document.querySelector<HTMLTemplateElement>(`template#${html.lang}`);
  if (template?.content.querySelector('footer')) {
    document.getElementById('root')?.replaceChildren(template.content);
    document.title = template.title;
  }
  html.classList.remove('choosing');
}

/** Makes the page live. A file that is gone takes the others with it: one cause, one reload. */
function start() {
  const files = MODULES.map((module) => module.replace('*', html.lang));
  Promise.all(files.map((file) => import(/* @vite-ignore */ file))).catch(async (error) => {
    if (!(await reloadOnce(files.join()))) console.error(error);
  });
}

html.lang = chooseLanguage(location.search);
if (html.lang !== defaultLanguage) {
  html.classList.add('choosing');
  document.addEventListener('DOMContentLoaded', translatePage);
  setTimeout(translatePage, patience);
}

// The last press on something that needs JavaScript; the page repeats it once it is live.
const press = ({ target }: Event) => {
  const button = target instanceof Element && target.closest('button:not([popovertarget])');
  if (button && !('live' in html.dataset)) window.earlyPress = button;
};
addEventListener('click', press, true);

// The browser offers installation once, perhaps before the page is live.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event as InstallPrompt;
});

// JavaScript waits for the first paint: asked for earlier, it competes with what the visitor sees. The development
// server's page is empty until then and would wait forever.
if (import.meta.env.DEV) start();
else if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
} else addEventListener('load', start);
