import './styles/base.css';
import './illustration/polder.css';
import './pages/portfolio/timeline.css';
import 'virtual:uno.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { canonicalOf } from './head';
import { language } from './language/language';
import { loadWords } from './language/words';
import { languages } from './languages';
import { followAddress } from './lib/location';
import { followScroll } from './lib/scroll';
import { manageScroll } from './lib/scroll-restoration';
import { followMessages } from './pages/home/contact/follow-messages';
import { followInstallation } from './pwa/install';
import { registerWorker } from './pwa/register';
import { whenCached, whenIdle } from './pwa/when-cached';
import { addressOf, notFound, pageOf, readAddress } from './routes';

/** The address of the page that the document holds. The not-found page has none. */
const documentUrl = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

/**
 * Gives the page its own address. A host may serve it at others: `/about/` and `//about`, which the route table can read,
 * and `/%61bout`, which it cannot.
 */
function tidyAddress() {
  if (!documentUrl) return;
  const own = new URL(documentUrl).pathname;
  const { path, language } = readAddress(location.pathname);
  if (location.pathname !== own && (pageOf(path) === notFound.page || addressOf(path, language) === own))
    history.replaceState(history.state, '', own + location.search + location.hash);
}

/** Whether the document is the page that the address names. A host may answer with another one. */
function isOfAddress(): boolean {
  const page = pageOf(readAddress(location.pathname).path);
  return documentUrl === canonicalOf(page, language.value) && document.documentElement.lang === language.value;
}

/** Hydrates the document. If it is another than the address asks for, or empty, React renders the page. */
function makeLive() {
  const root = document.getElementById('root');
  if (!root) return;
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // As a transition, React hydrates in short tasks: the visitor's clicks come in between.
  if (isOfAddress() && root.firstChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  manageScroll();
  followScroll();
  followInstallation();
  if (import.meta.env.PROD) whenIdle(registerWorker);
  if (MESSAGES) whenIdle(followMessages);
  // A flag that is clicked finds its words parsed.
  whenCached(() => Promise.all(languages.map(loadWords)));
}

followAddress();
tidyAddress();

// The boot script has asked for these words, too: if they are missing, it says so.
loadWords(language.value).then(makeLive, () => {});
