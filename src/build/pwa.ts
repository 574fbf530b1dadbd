import { resolve } from 'node:path';
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from './manifest.ts';

/** `KILL_SWITCH=1 npm run build` publishes a worker that removes itself and its caches. */
const killSwitch = process.env.KILL_SWITCH === '1';

/**
 * The manifest and the service worker: `src/service-worker.ts` becomes `sw.js`, with the list of everything that the
 * site needs offline.
 */
export const progressiveWebApp = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: killSwitch ? 'sw.js' : 'service-worker.ts',
    selfDestroying: killSwitch,
    registerType: 'prompt',
    injectRegister: false,
    manifest,
    includeManifestIcons: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['*.{html,js}', 'assets/*', 'logos/**/*.svg', 'icons/icon.svg'],
    },
    integration: {
      // The plugin names the worker after its source; its address must stay short and stable.
      beforeBuildServiceWorker(options) {
        options.swDest = resolve(options.swDest, '../sw.js');
        options.injectManifest.swDest = options.swDest;
      },
    },
  });
