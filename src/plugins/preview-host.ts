import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { headersFor } from './headers-file.ts';

/** Makes `vite preview` a static host: it sends `_headers`, `about.html` for `/about`, and `404.html` with 404. */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer({ middlewares, config }) {
      const folder = resolve(config.root, config.build.outDir);
      const serving = { dotfiles: true, etag: true, brotli: true, gzip: true, extensions: ['html'] };
      const files = sirv(folder, {
        ...serving,
        // Looks at the disk for each request, so that a new build is like a deploy.
        dev: true,
        onNoMatch: async (_, response) => {
          response.statusCode = 404;
          response.setHeader('Content-Type', 'text/html;charset=utf-8');
          response.end(await readFile(join(folder, '404.html')).catch(() => 'Not found'));
        },
      });
      middlewares.use(async (request, response) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        const text = await readFile(join(folder, '_headers'), 'utf8').catch(() => '');
        for (const [name, value] of Object.entries(headersFor(text, path))) response.setHeader(name, value);
        files(request, response);
      });
    },
  };
}
