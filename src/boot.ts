import { chooseLanguage } from './language/choice';
import { defaultLanguage } from './language/codes';
import type { InstallPrompt } from './pwa/install';
import { reloadOnce } from './ui/reload-once';

/**
 * Runs in the head of the document, before anything is painted: puts the page into the visitor's
 * language, and starts the rest once the page has been painted.
 */

const { documentElement: html } = document;

/** Moves a prerendered translation into the place of the English page. */
function translatePage() {
  const template = document.querySelector<HTMLTemplateElement>(`template#${html.lang}`);
  if (template) {
    document.getElementById('root')?.replaceChildren(template.content);
    document.title = template.title;
  }
  html.classList.remove('choosing');
}

/** Remembers the last press on something that needs JavaScript; the page repeats it once it is live. */
function rememberPress({ target }: Event) {
  const button = target instanceof Element && target.closest('button:not([popovertarget])');
  if (button && !('live' in html.dataset)) window.earlyPress = button;
}

/** Makes the page live. */
function start() {
  for (const module of MODULES)
    import(/* @vite-ignore */ module.replace('*', html.lang)).catch((error) => {
      if (!reloadOnce(String(error))) console.error(error);
    });
}

html.lang = chooseLanguage(location.search);
if (html.lang !== defaultLanguage) {
  html.classList.add('choosing');
  document.addEventListener('DOMContentLoaded', translatePage);
}

addEventListener('click', rememberPress, true);

// The browser offers installation once, perhaps before the page is live.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event as InstallPrompt;
  dispatchEvent(new Event('installable'));
});

// JavaScript waits for the first paint: asked for earlier, it competes with what the visitor sees.
// The development server's page is empty until then and would wait forever.
if (import.meta.env.DEV) start();
else if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
} else addEventListener('load', start);
