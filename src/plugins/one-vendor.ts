import type { Plugin, Rollup } from 'vite';
import { vendorChunk } from './file-names.ts';

/** What the bundler calls the chunk of its own helpers. */
const runtimeChunk = 'rolldown-runtime';

/** `import{a as b,c}from"./file.js"`, as the minifier leaves it. */
const importOf = (file: string) => new RegExp(`import\\{([^}]*)\\}from"[./a-z]*${file.split('/').pop()}";?`);

/** `a as b,c` as the pattern of a destructuring, `a:b,c`. */
const asPattern = (names: string) => names.replaceAll(' as ', ':');

/** `a as b,c` as an object with the exported names, `b:a,c`. */
const asObject = (names: string) => names.replaceAll(/([\w$]+) as ([\w$]+)/g, '$2:$1');

/**
 * Puts the bundler's helpers for CommonJS into the chunk of the libraries, which needs them. No option does, and a file
 * of 0.4 KB costs a first visit a request and 0.6 KB of headers.
 * @throws if the bundler writes its chunks in another way by now
 */
export const oneVendor: Plugin = {
  name: 'one-vendor',
  apply: 'build',
  // The name of the file tells that this was done: a browser keeps it for a year.
  augmentChunkHash: ({ name }) => (name === vendorChunk ? 'with helpers' : ''),
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === runtimeChunk);
      const vendor = chunks.find(({ name }) => name === vendorChunk);
      if (!runtime || !vendor) return;
      const [exported, names] = /export\{([^}]*)\};?\s*$/.exec(runtime.code) ?? [];
      if (!exported || !names || !vendor.imports.includes(runtime.fileName))
        this.error(`${runtimeChunk} has no exports, or ${vendorChunk} takes none: see src/plugins/one-vendor.ts.`);
      const helpers = `(()=>{${runtime.code.replace(exported, '')}return{${asObject(names)}}})()`;
      for (const chunk of chunks) {
        if (!chunk.imports.includes(runtime.fileName)) continue;
        const source = chunk === vendor ? `const $h=${helpers};` : `import{$h}from"${pathTo(vendor, chunk)}";`;
        const [asked, used] = importOf(runtime.fileName).exec(chunk.code) ?? [];
        if (!asked || !used)
          this.error(`${chunk.fileName} takes ${runtimeChunk} in another way: see src/plugins/one-vendor.ts.`);
        chunk.code = chunk.code.replace(asked, () => `${source}const{${asPattern(used)}}=$h;`);
        chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
        if (chunk === vendor) chunk.code += ';export{$h};';
      }
      delete bundle[runtime.fileName];
    },
  },
};

/** The address of a chunk, seen from another. */
const pathTo = (chunk: Rollup.OutputChunk, from: Rollup.OutputChunk) =>
  (from.fileName.includes('/') ? './' : './assets/') + chunk.fileName.split('/').pop();
