// Serves the build with a real nginx, and compares what it sends with dist/_headers.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';

if (spawnSync('nginx', ['-v']).error) {
  console.log('nginx is not installed: its configuration was not tested.');
  process.exit();
}

const port = 4680;
const [{ module: nginx }, { module: codes }, { module: source }] = await Promise.all(
  ['/.tools/nginx-config.ts', '/src/languages.ts', '/src/plugins/headers-file.ts'].map((file) => runnerImport(file)),
);
const read = (file) => readFileSync(`dist/${file}`, 'utf8');
const headers = read('_headers');
const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const site = nginx.nginxConfig(headers, { root: resolve('dist'), listen: `127.0.0.1:${port}` });
const caches = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

writeFileSync(join(folder, 'site.conf'), existsSync(brotli) ? site : site.replace(/ *brotli.*/, ''));
writeFileSync(
  join(folder, 'nginx.conf'),
  `${existsSync(brotli) ? `load_module ${brotli};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${caches.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  include ${folder}/site.conf;
}
`,
);

const ask = (path, encoding = 'identity') =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'Accept-Encoding': encoding }, redirect: 'manual' });

const names = [...new Set([...headers.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name))];

/** Asks for paths, and expects a document, with the status and the headers that `_headers` gives to it. */
async function expectPaths(paths, status, document, kind = `/${document}`) {
  for (const path of paths) {
    const answer = await ask(path);
    assert.equal(answer.status, status, path);
    const expected = source.headersFor(headers, kind);
    for (const name of names.filter((name) => name !== 'Content-Type'))
      assert.equal(answer.headers.get(name) ?? undefined, expected[name], `${name} of ${path}`);
    const body = await answer.text();
    if (document) assert.equal(body, read(document), path);
  }
}

async function test() {
  await expectPaths(['/', '/index.html'], 200, 'index.html');
  await expectPaths(['/about', '/about/', '/about.html', '/about?lang=nl', '/assets/..%2Fabout'], 200, 'about.html');
  for (const code of codes.languages.filter((language) => language !== codes.defaultLanguage)) {
    await expectPaths([`/${code}`, `/${code}/`, `/${code}.html`, `/${code}?x=1`], 200, `${code}.html`);
    const spellings = ['', '/', '.html', '?x=1'].map((end) => `/${code}/portfolio${end}`);
    await expectPaths(spellings, 200, `${code}/portfolio.html`);
    await expectPaths([`/${code}/${code}`, `/${code}/nope`, `/${code}/nope/at/all/`], 404, `${code}/404.html`);
    await expectPaths([`/${code.toUpperCase()}`], 404, '404.html');
  }
  await expectPaths(['/nope', '/nope/at/all/', '/assets/', '/assets/nope.js', '/logos/nope.svg'], 404, '404.html');
  await expectPaths(['/_headers', '/.git/config'], 404, '404.html');
  const [main] = /assets\/main-[\w-]+\.js/.exec(read('index.html')) ?? [];
  for (const [path, type] of Object.entries({
    '/sw.js': /javascript/,
    [`/${main}`]: /javascript/,
    '/icons/icon.svg': /svg/,
    '/manifest.webmanifest': /^application\/manifest\+json/,
    '/.well-known/security.txt': /^text\/plain; charset=utf-8$/,
    '/': /^text\/html; charset=utf-8$/,
  })) {
    await expectPaths([path], 200, '', path);
    assert.match((await ask(path)).headers.get('content-type'), type, path);
  }
  for (const encoding of existsSync(brotli) ? ['gzip', 'br'] : ['gzip'])
    for (const path of ['/', '/about', `/${main}`, '/nope'])
      assert.equal((await ask(path, encoding)).headers.get('content-encoding'), encoding, `${encoding} of ${path}`);
}

const server = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
try {
  for (let tries = 50; tries > 0 && !(await ask('/').catch(() => undefined)); tries -= 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  await test();
  console.log('nginx serves the site as dist/_headers says.');
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
