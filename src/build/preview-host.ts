import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { company } from '../content/company.ts';
import { addressOf, documentName, notFound, readAddress } from '../routes.ts';
import { headersFor } from './headers-file.ts';

/** The path of a request, without its query. */
const pathOf = (url = '/') => url.split('?')[0] ?? '/';

/** Makes `vite preview` a static host: it sends `_headers`, `about.html` for `/about`, and the nearest `404.html`. Messages to a path of the site are printed. */
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
        onNoMatch: async ({ url }, response) => {
          const document = documentName(addressOf(notFound.path, readAddress(pathOf(url)).language));
          response.statusCode = 404;
          response.setHeader('Content-Type', 'text/html;charset=utf-8');
          response.end(await readFile(join(folder, document)).catch(() => 'Not found'));
        },
      });
      middlewares.use(async (request, response) => {
        const path = pathOf(request.url);
        if (request.method === 'POST' && path === company.messages) {
          console.log('A message has come:', Object.fromEntries(new URLSearchParams(await text(request))));
          response.statusCode = 204;
          return response.end();
        }
        const headers = await readFile(join(folder, '_headers'), 'utf8').catch(() => '');
        for (const [name, value] of Object.entries(headersFor(headers, path))) response.setHeader(name, value);
        files(request, response);
      });
    },
  };
}
