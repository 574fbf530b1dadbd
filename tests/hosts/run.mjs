// Serves dist/ with real hosts, and checks what each of them answers and that the offline copy works.
// As root on Debian it installs what is missing.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { systemBrowser } from '../browsers.mjs';

const port = 4690;
const address = `http://localhost:${port}`;
const root = resolve('dist');
const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
const guide = readFileSync('.github/HOSTING.md', 'utf8');

/** A code block of the guide, for this machine. */
const getBlock = (language) =>
  (new RegExp(`\`\`\`${language}\n(.*?)\n\`\`\``, 's').exec(guide)?.[1] ?? '').replaceAll('/var/www/site', root);

function write(name, content) {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const user = process.getuid?.() === 0 ? 'root' : '';
const apacheModules = '/usr/lib/apache2/modules';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The hosts: the package of each, and the command that serves dist/ in the foreground. */
const hosts = {
  apache2: () => [
    'apache2',
    '-X',
    '-f',
    write(
      'apache.conf',
      `ServerRoot ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
ServerName localhost
Listen ${port}
${user && 'User www-data\nGroup www-data'}
${[
  'mpm_event',
  'authz_core',
  'alias',
  'autoindex',
  'deflate',
  'dir',
  'env',
  'headers',
  'mime',
  'negotiation',
  'rewrite',
  'setenvif',
]
  .map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`)
  .join('\n')}
TypesConfig /etc/mime.types
Alias /icons/ "/usr/share/apache2/icons/"
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>`,
    ),
  ],
  nginx: () => [
    'nginx',
    '-p',
    folder,
    '-c',
    write(
      'nginx.conf',
      `${existsSync(brotli) ? `load_module ${brotli};` : ''}
${user && 'user root;'}
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events {}
http {
  include /etc/nginx/mime.types; access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  ${getBlock('nginx')
    .replace('listen 80', `listen ${port}`)
    .replace(existsSync(brotli) ? /$^/ : /brotli.*/, '')}
}`,
    ),
  ],
  caddy: () => [
    'caddy',
    'run',
    '--adapter',
    'caddyfile',
    '--config',
    write(
      'Caddyfile',
      `{\n\tadmin off\n}\n${getBlock('caddy').replace('www.example.com', `http://localhost:${port}`)}`,
    ),
  ],
};

/** GitHub Pages: a path is a file, or a file with `.html`; everything else is /404.html. It sends no headers. */
function serveLikeGitHub() {
  const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', webmanifest: 'application/manifest+json' };
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', address).pathname.replace(/\/$/, '/index');
    const file = [path, `${path}.html`].find((name) => /\.\w+$/.test(name) && existsSync(root + name));
    const name = file ?? '/404.html';
    const headers = { 'Content-Type': types[name.split('.').pop()] ?? (name.endsWith('.svg') ? 'image/svg+xml' : '') };
    response.writeHead(file ? 200 : 404, headers).end(readFileSync(root + name));
  }).listen(port);
}

const asset = `/assets/${readdirSync('dist/assets').find((name) => /^main-.*\.js$/.test(name))}`;
const security = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
};
const page = { ...security, 'content-security-policy': "frame-ancestors 'none'", 'cache-control': 'no-cache' };

/** What each host answers: path, status, type or language, and headers. */
const answers = [
  ['/', 200, 'lang="en"', page],
  ['/about', 200, 'lang="en"', page],
  ['/about/', 200, 'lang="en"', page],
  ['/nl', 200, 'lang="nl"', page],
  ['/nl/', 200, 'lang="nl"', page],
  ['/nl/portfolio', 200, 'lang="nl"', page],
  ['/portfolio?x=1', 200, 'lang="en"', page],
  ['/nope', 404, 'lang="en"', security],
  ['/nope/at/all', 404, 'lang="en"', security],
  ['/nl/nope', 404, 'lang="nl"', security],
  ['/nl/nope/at/all/', 404, 'lang="nl"', security],
  ['/sw.js', 200, 'javascript', page],
  ['/manifest.webmanifest', 200, 'application/manifest+json', page],
  ['/manifest-nl.webmanifest', 200, 'application/manifest+json', page],
  ['/app-icons/icon.svg', 200, 'image/svg+xml', { 'cache-control': 'public, max-age=3600' }],
  ['/logos/wordmarks/knab.svg', 200, 'image/svg+xml', { 'content-security-policy': "frame-ancestors 'none', sandbox" }],
  [asset, 200, 'javascript', { ...security, 'cache-control': 'public, max-age=31536000, immutable' }],
  ['/_headers', 404, '', {}],
  ['/.htaccess', 404, '', {}],
];

/** What GitHub Pages cannot do. */
const limits = [/^\/_headers/, /^\/\.htaccess/, /^\/(about|nl)\/$/];

async function check(name) {
  const faults = [];
  for (const [path, status, kind, headers] of answers) {
    const isGitHub = name === 'github-pages';
    if (isGitHub && limits.some((limit) => limit.test(path))) continue;
    const response = await fetch(address + path);
    const body = await response.text();
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== status && !(path === '/.htaccess' && response.status === 403))
      faults.push(`${path}: status ${response.status}, expected ${status}`);
    const language = isGitHub && status === 404 ? 'lang="en"' : kind;
    if (!type.includes(language) && !body.includes(language)) faults.push(`${path}: ${type} is not ${language}`);
    if (isGitHub) continue;
    for (const [header, value] of Object.entries(headers))
      if (response.headers.get(header) !== value)
        faults.push(`${path}: ${header}: ${response.headers.get(header)}, expected ${value}`);
  }
  for (const encoding of ['br', 'gzip'])
    if (name !== 'github-pages' && !(name === 'nginx' && encoding === 'br' && !existsSync(brotli))) {
      const { headers } = await fetch(`${address}/about`, { headers: { 'Accept-Encoding': encoding } });
      if (headers.get('content-encoding') !== encoding) faults.push(`/about: not compressed as ${encoding}`);
      if (!headers.get('vary')?.includes('Accept-Encoding')) faults.push('/about: no Vary: Accept-Encoding');
    }
  return faults;
}

/** Visits the site, stops the host, and opens the other pages. */
async function visitOffline(stop) {
  const browser = await chromium.launch({ executablePath: systemBrowser.chromium, args: ['--no-sandbox'] });
  try {
    const visit = await browser.newPage();
    await visit.goto(address);
    await visit.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 30_000 });
    await stop();
    for (const [path, language] of [
      ['/about', 'en'],
      ['/nl/portfolio', 'nl'],
    ]) {
      await visit.goto(address + path);
      if ((await visit.locator('html').getAttribute('lang')) !== language) return [`${path} offline: wrong language`];
    }
    return [];
  } catch (error) {
    return [`offline: ${error.message}`];
  } finally {
    await browser.close();
  }
}

const isOn = (command) => spawnSync('which', [command]).status === 0;
const missing = Object.keys(hosts).filter((name) => !isOn(name));
if (missing.length && user && isOn('apt-get')) {
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  const packages = [...missing, ...(missing.includes('nginx') ? ['libnginx-mod-http-brotli-static'] : [])];
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { stdio: 'ignore' });
}

/** Waits up to 30 s until the host answers. */
const waitForHost = async () => {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; )
    if (
      await fetch(address)
        .then(() => true)
        .catch(() => new Promise((next) => setTimeout(next, 200, false)))
    )
      return;
};

let failed = 0;
for (const name of [...Object.keys(hosts), 'github-pages']) {
  if (hosts[name] && !isOn(name)) {
    console.log(`${name}: not installed (Debian: apt-get install ${name})`);
    failed++;
    continue;
  }
  let stop;
  if (hosts[name]) {
    const [command, ...args] = hosts[name]();
    const server = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, HOME: folder },
    });
    stop = () =>
      new Promise((done) => {
        server.once('exit', done);
        server.kill();
      });
  } else {
    const server = serveLikeGitHub();
    stop = () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(done);
      });
  }
  await waitForHost();
  const faults = await check(name);
  faults.push(...(await visitOffline(stop)));
  console.log(faults.length ? `${name}: ${faults.length} faults\n  ${faults.join('\n  ')}` : `${name}: passed`);
  failed += faults.length;
}
rmSync(folder, { recursive: true });
process.exit(failed ? 1 : 0);
