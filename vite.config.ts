import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import uno from 'unocss/vite';
import { defineConfig } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { company } from './src/content/company.ts';
import { languages } from './src/language/codes.ts';
import { compressFiles } from './src/plugins/compress.ts';
import { developmentHead } from './src/plugins/development-head.ts';
import { prerenderPages } from './src/plugins/documents.ts';
import { mainFile, vendorChunk, wordsFile } from './src/plugins/file-names.ts';
import { developmentFont } from './src/plugins/font-face.ts';
import { securityHeaders } from './src/plugins/headers.ts';
import { oneVendor } from './src/plugins/one-vendor.ts';
import { outboxWords } from './src/plugins/outbox-words.ts';
import { previewHost } from './src/plugins/preview-host.ts';
import { plainImports, smallerScripts } from './src/plugins/smaller-scripts.ts';

/** `KILL_SWITCH=1 npm run build` publishes a worker that removes itself and its caches. */
const killSwitch = process.env.KILL_SWITCH === '1';

/** The worker that the site needs: one that sends messages is larger. */
const worker = company.messages ? 'sending-worker.ts' : 'service-worker.ts';

/** The worker becomes `sw.js`, with the list of everything that the site needs offline. */
const progressiveWebApp: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src',
  filename: killSwitch ? 'sw.js' : worker,
  selfDestroying: killSwitch,
  registerType: 'prompt',
  injectRegister: false,
  // The documents' plugin makes one for each language.
  manifest: false,
  includeManifestIcons: false,
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: [
      '*.{html,js,webmanifest}',
      'assets/*',
      '{logos,pictures}/**/*.{svg,webp,jpg,png,avif}',
      'icons/icon.svg',
    ],
    // The worker answers these with the documents that hold all languages.
    globIgnores: languages.map((language) => `${language}.html`),
  },
  integration: {
    // The plugin names the worker after its source; its address must stay short and stable.
    beforeBuildServiceWorker(options) {
      options.swDest = resolve(options.swDest, '../sw.js');
      options.injectManifest.swDest = options.swDest;
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [
    oneVendor,
    smallerScripts,
    plainImports,
    uno(),
    react(),
    outboxWords(),
    prerenderPages(),
    securityHeaders(),
    VitePWA(progressiveWebApp),
    compressFiles(),
    developmentHead(),
    developmentFont(),
    previewHost(),
  ],
  preview: { port: 4173, strictPort: true },
  define: {
    // What React says to its tools for developers weighs 0.3 KB.
    ...(command === 'build' && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    BUILD_YEAR: String(new Date().getFullYear()),
    MESSAGES: JSON.stringify(company.messages ?? ''),
    ...(command === 'serve' && { MODULES: '["/src/main.tsx"]' }),
  },
  resolve: {
    alias: [
      // React has this hook since version 18. The shim is for older ones.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // wouter calls it only to match patterns, and the paths of this site are fixed; what it would find here is nothing.
      { find: 'regexparam', replacement: 'react' },
      // Its main entry is written for the browsers of 2015, and nearly twice as heavy.
      { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
    ],
  },
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/main.tsx',
      checks: { pluginTimings: false },
      output: {
        entryFileNames: mainFile,
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language] = /\/language\/(\w\w)\.ts$/.exec(facadeModuleId ?? '') ?? [];
          return language ? wordsFile(language) : 'assets/[name]-[hash].js';
        },
        codeSplitting: {
          // Without this, a group would take in what its modules need, and the entry would fetch the group for that.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: vendorChunk,
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|@preact|workbox-[a-z]+)\//,
            },
            // Dialog and toasts share most of their code and are fetched when either is needed.
            {
              name: 'overlays',
              test: /node_modules\/(@ark-ui|@zag-js)\/|src\/(ui\/(toaster|dialog)|pages\/portfolio\/client-dialog)\.tsx/,
            },
          ],
        },
      },
    },
  },
}));
