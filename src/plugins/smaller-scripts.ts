import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Vite wraps every `import()` in a helper that first loads the style sheets and chunks that belong to it. There are none
 * here. The helper weighs 0.6 KB, and no option takes it out.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Goes over the scripts once more: after Vite's own minifier, terser still finds half a kilobyte. */
export const smallerScripts: Plugin = {
  name: 'smaller-scripts',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    async handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = await minify(file.code, { ecma: 2020, module: true, compress: { passes: 3 } });
        if (code) file.code = code;
      }
    },
  },
};
