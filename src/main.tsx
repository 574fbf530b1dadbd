import 'virtual:uno.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { loadChunk } from './ui/load-chunk';
import { whenIdle } from './ui/when-idle';

const page = (
  <StrictMode>
    <App />
  </StrictMode>
);

const root = document.getElementById('root');
if (root?.hasChildNodes()) hydrateRoot(root, page);
else if (root) createRoot(root).render(page);

if (import.meta.env.PROD)
  whenIdle(async () => (await loadChunk(() => import('./pwa/start'))).startPwa());
