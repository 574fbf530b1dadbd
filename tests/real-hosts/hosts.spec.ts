import { ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '../../src/routes';
import { expect, test } from '../fixtures';
import { getBlock } from '../hosting-guide';
import { mainLanguage, otherLanguage } from '../site-content';
import { dist } from '../test-host/versions';
import { expectAnswers } from './answers';

const port = 4690;
const address = `http://localhost:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'hosts-'));

/** A code block of the guide, for this machine. The path of the build may have spaces. */
const getLocalBlock = (language: string) => getBlock(language).replaceAll('/var/www/site', `"${dist}"`);

const isRoot = process.getuid?.() === 0;
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hasBrotli = existsSync(brotli);
const modules = 'mpm_event authz_core alias autoindex deflate dir env headers mime negotiation rewrite setenvif'.split(
  ' ',
);

const apache = `ServerRoot ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
ServerName localhost
Listen ${port}
${isRoot ? 'User www-data\nGroup www-data' : ''}
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
Alias /icons/ "/usr/share/apache2/icons/"
DocumentRoot "${dist}"
<Directory "${dist}">
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>`;

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const nginxBlock = getLocalBlock('nginx').replace('listen 80', `listen ${port}`);
const nginx = `${hasBrotli ? `load_module ${brotli};` : ''}
${isRoot ? 'user root;' : ''}
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  ${hasBrotli ? nginxBlock : nginxBlock.replace(/brotli.*/, '')}
}`;

const caddy = `{\n\tadmin off\n}\n${getLocalBlock('caddy').replace('www.example.com', address)}`;

function write(name: string, content: string) {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

/** The hosts, and what each is started with. */
const hosts: Record<string, () => string[]> = {
  apache2: () => ['-X', '-f', write('apache.conf', apache)],
  nginx: () => ['-p', folder, '-c', write('nginx.conf', nginx)],
  caddy: () => ['run', '--adapter', 'caddyfile', '--config', write('Caddyfile', caddy)],
};

/** GitHub Pages: a path is a file, or a file with `.html`; everything else is /404.html. It sends no headers. */
const gitHub = () =>
  createServer((request, response) => {
    const path = new URL(request.url ?? '/', address).pathname.replace(/\/$/, '/index');
    const file = [path, `${path}.html`].find((name) => /\.\w+$/.test(name) && existsSync(dist + name));
    const name = file ?? '/404.html';
    const types = {
      js: 'text/javascript',
      webmanifest: 'application/manifest+json',
      svg: 'image/svg+xml',
      png: 'image/png',
      txt: 'text/plain',
    };
    const type = Object.entries(types).find(([ending]) => name.endsWith(ending))?.[1] ?? 'text/html; charset=utf-8';
    response.writeHead(file ? 200 : 404, { 'Content-Type': type }).end(readFileSync(dist + name));
  }).listen(port);

// What the browser says once the host is gone.
test.use({ baseURL: address, serviceWorkers: 'allow', allowedMessages: /ERR_|Failed to (load|fetch|update)/ });
// One after the other, with one folder.
test.describe.configure({ mode: 'default' });
test.afterAll(() => rmSync(folder, { recursive: true }));

for (const [name, start] of Object.entries({ ...hosts, 'GitHub Pages': gitHub }))
  test(`${name} answers, and the offline copy works`, async ({ site, request }) => {
    const started = start();
    const env = { ...process.env, HOME: folder };
    const isGitHub = !Array.isArray(started);
    const server = isGitHub ? started : spawn(name, started, { stdio: ['ignore', 'ignore', 'inherit'], env });
    const gone = once(server, isGitHub ? 'close' : 'exit');
    try {
      await expect(async () => {
        await request.get('/');
      }).toPass({ timeout: 30_000 });
      await expectAnswers(
        request,
        isGitHub,
        isGitHub ? [] : name === 'nginx' && !hasBrotli ? ['gzip'] : ['br', 'gzip'],
      );
      for (const file of isGitHub ? [] : ['/_headers', '/.htaccess', '/assets/', '/logos/'])
        expect.soft([403, 404], file).toContain((await request.get(file)).status());
      await site.visitFirst('/');
    } finally {
      if (server instanceof ChildProcess) server.kill();
      else server.close().closeAllConnections();
      await gone;
    }
    for (const [page, language] of [
      ['about', mainLanguage],
      ['portfolio', otherLanguage],
    ] as const) {
      await site.open(addressOf(`/${page}`, language));
      await site.expectPage(page, language);
    }
  });
