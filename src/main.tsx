import 'virtual:uno.css';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';

/** Repeats a press that came before the page was live, so that it is not lost. */
function RepeatEarlyPress() {
  useEffect(() => {
    const { earlyPress } = window;
    delete window.earlyPress;
    if (earlyPress instanceof HTMLElement && earlyPress.isConnected) earlyPress.click();
  }, []);
  return null;
}

const page = (
  <StrictMode>
    <App />
    <RepeatEarlyPress />
  </StrictMode>
);

const root = document.getElementById('root');
if (root?.hasChildNodes()) hydrateRoot(root, page);
else if (root) createRoot(root).render(page);
