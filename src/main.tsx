import './styles/base.css';
import './styles/controls.css';
import './styles/conditions.css';
import './styles/timeline.css';
import './styles/timeline-logos.css';
import './styles/timeline-order.css';
import 'virtual:uno.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { canonicalOf } from './document/head';
import { readAddress } from './language/addresses';
import { languages } from './language/codes';
import { loadWords } from './language/dictionaries';
import { language } from './language/language';
import { whenIdle } from './loading/when-idle';
import { startPwa } from './pwa/start';
import { notFound, pageOf } from './routes';

/** The longest wait for the rest of the document, in ms. One that is cut off never ends. */
const patience = 3000;

/** Resolves once the parser is done with the document, or has had its time. */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  document.addEventListener('DOMContentLoaded', () => resolve());
  setTimeout(resolve, patience);
});

const pageHere = () => pageOf(readAddress(location.pathname).path);

function makeLive() {
  const root = document.getElementById('root');
  if (!root) return;
  const served = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  // A host may serve a page under a spelling that the table lacks, such as `//about`: the page takes its own address.
  if (served && pageHere() === notFound.page)
    history.replaceState(history.state, '', new URL(served).pathname + location.search + location.hash);
  const page = pageHere();
  // If the page is newer than these scripts, it stays as it came until the new version is in charge.
  const isNewer = page === notFound.page && served !== undefined;
  // A host may not know this spelling of the path, and answer with another page.
  const isPrerendered = languages.some((code) => served === canonicalOf(page, code));
  const isWhole = document.readyState !== 'loading' && root.querySelector('footer') !== null;
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  if (isPrerendered && isWhole) hydrateRoot(root, app);
  else if (!isNewer) {
    // The page gets a new place: what still arrives of the document lands in the old one.
    const place = root.cloneNode(false) as Element;
    root.replaceWith(place);
    createRoot(place).render(app);
  }
  if (import.meta.env.PROD) whenIdle(startPwa);
  // On every page: a message that waits for a connection does not wait for the form.
  if (MESSAGES) whenIdle(() => import('./contact/sending').then(({ followOutbox }) => followOutbox()).catch(() => {}));
}

// To take the document over, React needs the words that it shows. The boot script asked for the same file: if it is
// missing, that script reloads the page.
Promise.all([loadWords(language.value), parsed]).then(makeLive, () => {});
