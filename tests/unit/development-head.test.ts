import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { developmentHead } from '../../src/plugins/development-head';
import { dictionaries } from '../content';
import { second } from '../languages';

test('the development server gives a page the head of its document', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [developmentHead()],
  });
  const html = await server.transformIndexHtml(
    '/index.html',
    readFileSync('index.html', 'utf8'),
    `/${second}/about?x=1`,
  );
  await server.close();
  expect(html).toContain('<meta name="viewport"');
  expect(html).toContain(`<title>${dictionaries[second]['page.about.title']} – `);
}, 30_000);
