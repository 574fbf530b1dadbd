import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { company } from '../content/company.ts';

/**
 * The headers that a `_headers` file sets for a path. If several blocks set the same one, the last value holds.
 * @param file the content of `_headers`: blocks of a path, in which `*` may be the end, and indented headers
 */
export function getHeaders(file: string, path: string): Headers {
  const headers = new Headers();
  for (const [, prefix = '', wildcard, block = ''] of file.matchAll(/^(\/[^*\n]*)(\*?)((?:\n +.+)+)/gm))
    if (wildcard ? path.startsWith(prefix) : path === prefix)
      for (const [, name = '', value = ''] of block.matchAll(/([\w-]+): (.+)/g)) headers.set(name, value);
  return headers;
}

/**
 * Makes `vite preview` behave like a static host: it reads `_headers`, serves `about.html` for `/about`, and the nearest
 * `404.html`. It prints messages that are posted to a path of the site.
 */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer({ middlewares, config }) {
      const folder = resolve(config.root, config.build.outDir);
      const serveFiles = sirv(folder, {
        dotfiles: true,
        etag: true,
        brotli: true,
        gzip: true,
        extensions: ['html'],
        // Reads the disk for each request, so that a new build is like a deploy.
        dev: true,
        onNoMatch: async ({ url }, response) => {
          const [, language = ''] = url?.split('/') ?? [];
          const read = (document: string) => readFile(join(folder, document));
          // The next deploy may have the file.
          response.writeHead(404, { 'Cache-Control': 'no-cache', 'Content-Type': 'text/html;charset=utf-8' });
          response.end(await read(`${language}/404.html`).catch(() => read('404.html').catch(() => 'Not found')));
        },
      });
      middlewares.use(async (request, response) => {
        const [path = '/'] = request.url?.split('?') ?? [];
        if (request.method === 'POST' && path === company.formEndpoint) {
          console.log('Message received:', Object.fromEntries(new URLSearchParams(await text(request))));
          return response.writeHead(204).end();
        }
        const headersFile = await readFile(join(folder, '_headers'), 'utf8').catch(() => '');
        response.setHeader('Cache-Control', 'no-cache');
        response.setHeaders(getHeaders(headersFile, path));
        serveFiles(request, response);
      });
    },
  };
}
