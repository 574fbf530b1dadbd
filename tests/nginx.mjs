// Serves the build with a real nginx and compares what it sends with dist/_headers. `--load` also measures how many
// requests a second it answers.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';

const port = Number(process.env.PORT ?? 4680);
const has = (command) => !spawnSync(command, ['-v']).error;

if (!has('nginx')) {
  console.log('nginx is not installed: its configuration was not tested.');
  process.exit();
}

const { module: nginx } = await runnerImport('/.tools/nginx-config.ts');
const { module: codes } = await runnerImport('/src/languages.ts');
const { module: source } = await runnerImport('/src/plugins/headers-file.ts');
const headers = readFileSync('dist/_headers', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const types = '/etc/nginx/mime.types';
const place = { root: resolve('dist'), listen: `127.0.0.1:${port}` };
const site = nginx.nginxConfig(headers, place);

writeFileSync(join(folder, 'site.conf'), existsSync(brotli) ? site : site.replace(/ *brotli.*/, ''));
writeFileSync(
  join(folder, 'nginx.conf'),
  `${existsSync(brotli) ? `load_module ${brotli};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  include ${types};
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  include ${folder}/site.conf;
  server { listen 127.0.0.1:${port + 1}; root ${place.root}; }
}
`,
);

const ask = (path, encoding = 'identity') =>
  new Promise((done, fail) => {
    const options = { host: '127.0.0.1', port, path, headers: { 'Accept-Encoding': encoding } };
    const sent = request(options, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += part;
      });
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on('error', fail).end();
  });

const names = [...new Set([...headers.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name))];

/** Asks for a path and expects the headers that _headers gives to the file that is sent. */
async function expectPath(path, status, file = path) {
  const response = await ask(path);
  assert.equal(response.status, status, path);
  const expected = source.headersFor(headers, file);
  for (const name of names.filter((name) => name !== 'Content-Type'))
    assert.equal(response.headers[name.toLowerCase()], expected[name], `${name} of ${path}`);
  return response;
}

async function test() {
  const read = (file) => readFileSync(`dist/${file}`, 'utf8');
  for (const path of ['/', '/index.html']) assert.equal((await expectPath(path, 200)).body, read('index.html'));
  for (const path of ['/about', '/about/', '/about.html', '/about?lang=nl', '/assets/..%2Fabout'])
    assert.equal((await expectPath(path, 200, '/about')).body, read('about.html'), path);
  for (const name of codes.languages.filter((language) => language !== codes.defaultLanguage)) {
    for (const path of [`/${name}`, `/${name}/`, `/${name}.html`, `/${name}?x=1`])
      assert.equal((await expectPath(path, 200, `/${name}`)).body, read(`${name}.html`), path);
    for (const path of [
      `/${name}/portfolio`,
      `/${name}/portfolio/`,
      `/${name}/portfolio.html`,
      `/${name}/portfolio?x=1`,
    ])
      assert.equal((await expectPath(path, 200, path)).body, read(`${name}/portfolio.html`), path);
    for (const path of [`/${name}/${name}`, `/${name}/nope`, `/${name}/nope/at/all/`])
      assert.equal((await expectPath(path, 404, `/${name}/404.html`)).body, read(`${name}/404.html`), path);
    const shouted = `/${name.toUpperCase()}`;
    assert.equal((await expectPath(shouted, 404, '/404.html')).body, read('404.html'), shouted);
  }
  for (const path of [
    '/nope',
    '/nope/at/all/',
    '/assets/',
    '/assets/nope.js',
    '/logos/nope.svg',
    '/_headers',
    '/.git/config',
  ])
    assert.equal((await expectPath(path, 404, '/404.html')).body, read('404.html'), path);
  const [main] = /assets\/main-[\w-]+\.js/.exec(read('index.html')) ?? [];
  const files = {
    '/sw.js': /javascript/,
    [`/${main}`]: /javascript/,
    '/icons/icon.svg': /svg/,
    '/manifest.webmanifest': /^application\/manifest\+json/,
    '/.well-known/security.txt': /^text\/plain; charset=utf-8$/,
    '/': /^text\/html; charset=utf-8$/,
  };
  for (const [path, type] of Object.entries(files))
    assert.match((await expectPath(path, 200)).headers['content-type'], type, path);
  for (const [encoding, expected] of [['gzip', 'gzip'], ...(existsSync(brotli) ? [['br, gzip', 'br']] : [])])
    for (const path of ['/', '/about', `/${main}`, '/nope'])
      assert.equal((await ask(path, encoding)).headers['content-encoding'], expected, `${expected} of ${path}`);
}

/** How many requests a second wrk gets answered, with 16 connections for 4 seconds. */
function load(port, path) {
  const { stdout } = spawnSync(
    'wrk',
    ['-t1', '-c16', '-d4s', '-H', 'Accept-Encoding: br', `http://127.0.0.1:${port}${path}`],
    { encoding: 'utf8' },
  );
  return /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
}

const server = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
  stdio: 'inherit',
});
try {
  for (let tries = 50; tries > 0; tries -= 1) {
    const up = await ask('/').catch(() => undefined);
    if (up) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  await test();
  console.log('nginx serves the site as dist/_headers says.');
  if (process.argv.includes('--load')) {
    if (!has('wrk')) console.log('wrk is not installed: nothing was measured.');
    else {
      console.log(`the home page: ${load(port, '/')} requests/s`);
      console.log(`the same bytes as a bare file: ${load(port + 1, '/index.html.br')} requests/s`);
    }
  }
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
