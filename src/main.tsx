import './styles/base.css';
import 'virtual:uno.css';
import './styles/parts.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { activeLanguage } from './language/page-language';
import { keepLanguageInHistory } from './language/switch-language';
import { loadWords } from './language/words';
import { languages } from './languages';
import { keepFocusVisible } from './lib/focus';
import { initHistory } from './lib/history';
import { whenIdle } from './lib/idle';
import { watchScroll } from './lib/scroll';
import { addStyles } from './lib/styles';
import sentStyles from './pages/home/contact/sent.css?inline';
import { watchInstallation } from './pwa/install';
import { registerWorker } from './pwa/register';
import { whenPrecached } from './pwa/when-precached';
import { readAddress } from './routes';

/** Hydrates the document. On the development server it is empty, and React renders the page. */
function start() {
  const root = document.getElementById('root');
  if (!root) return;
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // In a transition, React hydrates in short tasks, so that the page responds to clicks in between.
  if (root.firstChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  initHistory();
  watchScroll();
  keepFocusVisible();
  watchInstallation();
  if (import.meta.env.PROD) whenIdle(registerWorker);
  // A flag then switches the language at once.
  whenPrecached(() => Promise.all(languages.map(loadWords)));
}

// The build puts this style sheet into the not-found documents only: no link of the site leads to them.
if (import.meta.env.DEV) import('./pages/not-found.css');

// Not in the documents, whose size delays the first paint. A browser without constructed style sheets shows plain thanks.
if ('adoptedStyleSheets' in document) addStyles(sentStyles);

activeLanguage.value = readAddress(location.pathname).language;
keepLanguageInHistory();

// Without its words the page stays a complete document. If their file is missing, the import in `boot.ts` has failed before; if it
// is incomplete, `loadWords` rejects.
loadWords(activeLanguage.value).then(start, () => {
  document.documentElement.dataset.scripts = 'failed';
});
