import 'virtual:uno.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';

const page = (
  <StrictMode>
    <App />
  </StrictMode>
);

const root = document.getElementById('root');
if (root?.hasChildNodes()) hydrateRoot(root, page);
else if (root) createRoot(root).render(page);
