import react from '@vitejs/plugin-react';
import uno from 'unocss/vite';
import { defineConfig } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { compressFiles } from './src/build/compress.ts';
import { pageDocuments, pageStyleSheets } from './src/build/documents.ts';
import { measuredLogos } from './src/build/logos.ts';
import { previewHost } from './src/build/preview.ts';
import { company } from './src/content/company.ts';

/** The worker, with the precache list. */
const progressiveWebApp: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src',
  // The worker is `sw.js`, a URL that never changes.
  filename: 'sw.ts',
  // `KILL_SWITCH=1 npm run build` publishes a worker that removes itself and its caches.
  selfDestroying: process.env.KILL_SWITCH === '1',
  injectRegister: false,
  // The documents' plugin makes one for each language.
  manifest: false,
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: ['**/*.html', '*.webmanifest', 'assets/*', 'logos/**/*.svg', 'app-icons/icon.svg'],
    // Netlify reads it. No visitor does.
    globIgnores: ['netlify-form.html'],
    // Workbox does not declare that its modules have no side effects. Without an endpoint, the queue is left out.
    rollupOptions: { treeshake: { moduleSideEffects: (id) => !/\/(workbox-background-sync|idb)\//.test(id) } },
  },
};

export default defineConfig({
  // The compressed copies come after the worker.
  plugins: [
    uno(),
    react(),
    pageDocuments(),
    measuredLogos(),
    VitePWA(progressiveWebApp),
    compressFiles(),
    previewHost(),
  ],
  preview: { strictPort: true },
  // React has had this since version 18. wouter 3.13 asks for the shim.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  define: {
    BUILD_YEAR: String(new Date().getFullYear()),
    ENDPOINT: JSON.stringify(company.formEndpoint ?? ''),
  },
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      // No HTML: `build/documents.ts` makes the documents from `index.html`, each with the style sheet of its page.
      input: ['src/main.tsx', ...Object.values(pageStyleSheets)],
      checks: { pluginTimings: false },
      // Left out: the part of the signals that renders a signal as a child in JSX. `useSignalValue` reads them.
      treeshake: { moduleSideEffects: [{ test: /signals-react\/runtime/, sideEffects: false }] },
      // The words of a language are named by their folder.
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${/\/words\/(\w+)\/index\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`,
      },
    },
  },
});
