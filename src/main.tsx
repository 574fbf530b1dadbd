import './styles/base.css';
import 'virtual:uno.css';
import './styles/parts.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { activeLanguage } from './language/page-language';
import { initHistoryLanguage } from './language/switch-language';
import { loadWords } from './language/words';
import { languages } from './languages';
import { ErrorBoundary } from './layout/error-screen';
import { initFocusScroll } from './lib/focus';
import { initScrollRestoration } from './lib/history';
import { whenIdle } from './lib/idle';
import { addStyles } from './lib/styles';
import sentStyles from './pages/home/contact/sent.css?inline';
import { loadAllPageStyles, loadPageStyles, styledPages } from './pages/page-styles';
import { initInstallMethod } from './pwa/install';
import { registerServiceWorker } from './pwa/register';
import { whenPrecached } from './pwa/when-precached';
import { getPage, parsePathname } from './routes';

/** Hydrates the document, and starts what needs no component. On the development server the document is empty. */
function startApp() {
  const root = document.getElementById('root');
  if (!root) return;
  const app = (
    <StrictMode>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </StrictMode>
  );
  // In a transition, React hydrates in short tasks, so that the page responds to clicks in between.
  if (root.firstChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  initScrollRestoration();
  initFocusScroll();
  initInstallMethod();
  if (import.meta.env.PROD) whenIdle(registerServiceWorker);
  // A flag or a link then needs no request, and `app.tsx` mounts the other pages at once.
  whenPrecached(() => Promise.all([...languages.map(loadWords), loadAllPageStyles()]));
}

// Only a build has documents with the style sheet of the not-found page, and no link loads it (`page-styles.ts`).
if (import.meta.env.DEV) import('./pages/not-found.css');

// These styles are not in the documents: a larger document delays the first paint.
addStyles(sentStyles);

const { language, path } = parsePathname(location.pathname);
activeLanguage.value = language;
if (import.meta.env.PROD) styledPages.add(getPage(path));
initHistoryLanguage();

// If the dictionary does not load, the prerendered document stays as it is. If the file is missing, the import in the boot script
// (`data-modules`) fails already; if it is incomplete, it fails only here.
Promise.all([loadWords(language), loadPageStyles(getPage(path))]).then(startApp, () => {
  document.documentElement.dataset.scripts = 'failed';
});
