import 'virtual:uno.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { canonicalOf } from './document/head';
import { defaultLanguage } from './language/codes';
import { loadWords } from './language/dictionaries';
import { language } from './language/language';
import { whenIdle } from './loading/when-idle';
import { startPwa } from './pwa/start';
import { pageOf } from './routes';

/** Hosts differ in the spellings of a path that they know: one may answer with another page. */
function isPrerendered() {
  const served = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return served === canonicalOf(pageOf(location.pathname), defaultLanguage);
}

function makeLive() {
  const page = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const root = document.getElementById('root');
  if (root?.hasChildNodes() && isPrerendered()) hydrateRoot(root, page);
  else if (root) createRoot(root).render(page);
  if (import.meta.env.PROD) whenIdle(startPwa);
}

// The document is in this language already; React needs the same words to take it over. The boot script, which asked
// for the same file, deals with one that is gone.
loadWords(language.value).then(makeLive, () => {});
